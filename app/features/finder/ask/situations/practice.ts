import type { PhraseMatch } from "../../lexicon/matcher.ts";
import { NUMBER, numberOf } from "../numbers.ts";
import { clauseBefore } from "../plain-text.ts";
import type { StatedSituation } from "./read-situations.ts";

/** From this many years on somebody knows a craft. */
const YEARS = 3;
const LEARNING =
  /\b(?:learn(?:s|ing)?|beginner|new to|tr(?:y|ies|ying)|start(?:s|ed|ing)?|want(?:s|ed)?|get(?:s|ting)? into|hop(?:es|ing)|dream(?:s|ing)?|lik(?:es|ed)|no|not|never|used|quit|stopped)\b/;
/** Words after a liking that say for how long somebody has been doing it: "for 20 years", "since she was 6". */
const FOR_LONG = new RegExp(
  `^[^.!?;:\\n]{0,24}?(?:\\b(?:for|over) (?:(?:about|almost|nearly|over|more than|the (?:last|past)|at least|well over) )*(?:(${NUMBER})\\+? (?:years|yrs)|(?:(?:so |too )?many|several|long)? ?(?:years|decades|ages)|half a (?:century|lifetime)|(?:most of |all )?(?:his|her|their) (?:whole |entire )?life|decades|ages)|\\bsince (?:(?:s?he|they) (?:was|were|could)|childhood|forever|school|college|(?:the )?age|(?:19|20)[01]\\d|the (?:[5-9]0'?s|(?:fif|six|seven|eigh|nine)t))|\\ball (?:his|her|their) life\\b|\\b(?:by (?:trade|profession)|for a living|professionally)\\b)`,
);
/** Words right before a liking: "teaches pottery", "a pro golfer". */
const KNOWS =
  /(?<!\b(?:not|no|never|semi) )\b(?:teach(?:es)?|taught|teaching|coach(?:es|ing)|pro|professional|lifelong|seasoned|accomplished|master|expert|award[- ]winning|world[- ]class|competes in|sells (?:his|her|their)(?: own)?|runs a|owns a)(?: (?:the|a|his|her|their|own|in|at))* $/;
/** Words right after it: "yoga teacher", "golf pro". */
const IS_MASTER =
  /^ (?:player|grandmaster|maestro|virtuoso|teacher|instructor|coach|pro|professional|champion|master|expert|guru|veteran)s?\b/;

/** Who is called by an instrument plays it: "a pianist". */
const PLAYER = /(?:ist|drummer|fiddler|player)s?$/;
const INSTRUMENTS: ReadonlySet<string> = new Set(["guitar", "piano", "violin", "drums", "ukulele", "music", "classical-music"]);

/** Returns the situations without listening where the likings name an instrument: who plays one has use for another. */
export function withoutListening<Stated extends { value: string }>(
  situations: readonly Stated[],
  likings: readonly PhraseMatch[],
): Stated[] {
  const plays = likings.some(({ id }) => id !== "music" && id !== "classical-music" && (INSTRUMENTS.has(id) || id === "singing"));
  return situations.filter(({ value }) => value !== "listens-to-music" || !plays);
}

/** Returns the situation of somebody who is no beginner in what they like, by the likings of a plain text (see `plainText`); null where nothing says so. */
export function readPractice(text: string, likings: readonly PhraseMatch[]): StatedSituation | null {
  for (const { id, start, end, from } of likings) {
    // A thing that somebody owns says nothing of a craft.
    if (from === "product") continue;
    const before = clauseBefore(text, start, 60);
    if (LEARNING.test(before)) continue;
    const after = text.slice(end, end + 70);
    const long = FOR_LONG.exec(after);
    const isLong = long !== null && (long[1] === undefined || numberOf(long[1]) >= YEARS);
    if (isLong || KNOWS.test(before) || IS_MASTER.test(after) || (INSTRUMENTS.has(id) && PLAYER.test(text.slice(start, end))))
      return { value: "experienced", start, end, isGuess: false, takesWords: false };
  }
  return null;
}
