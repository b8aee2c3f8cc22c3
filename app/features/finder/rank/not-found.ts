import { chipsOf } from "../brief/chips.ts";
import { GIVEN_NAMES } from "../ask/roles/names.ts";
import { statedWords } from "../ask/stated-words.ts";
import { inSentence } from "../lexicon/in-sentence.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import { isRealWord } from "../lexicon/real-words.ts";
import { hasInText } from "../read/gift-words.ts";
import { holdsPhrase, phraseOf, stemLine, stemsOf } from "../lexicon/words.ts";
import type { Brief, GiftReading, HiddenLiking } from "../types.ts";
import { namesLiking } from "./named-likings.ts";
import type { Score } from "./score.ts";
import { wantedWords } from "./score/topics.ts";

/**
 * Fit from which a gift is about a liking. Of eleven likings of which the demo shop's best gift, read without tags, fits by 0.48 to 0.54, nine had
 * nothing to do with it (bath bombs for tennis).
 */
export const ABOUT = 0.55;

/** What a brief wishes for and no gift within its limits is about. */
export interface Missing {
  /** Stated likings, and things that the lexicon knows, in plain words: "dinosaurs". */
  names: string[];
  /** The names of the likings alone, as chips have them, and other likings by real words: a person's name is none. */
  likings: string[];
  /** The stated likings among them, by id. */
  lacking: string[];
  /** Likings for which the shop has gifts that the limits leave out; they are in none of the lists above. */
  hidden: HiddenLiking[];
  /** True where a gift for something near stands in. */
  hasNearest: boolean;
  /** True where nothing else of the brief could be answered. */
  isAll: boolean;
  /** True where the text holds nothing but words that no gift has. */
  isNotUnderstood: boolean;
}

interface Ranked extends Score {
  reading: GiftReading;
}

const NOTHING_MISSING: Missing = {
  ...{ names: [], likings: [], lacking: [], hidden: [] },
  ...{ hasNearest: false, isAll: false, isNotUnderstood: false },
};

/** Returns what of a brief none of the gifts is about. Where its limits leave no gift at all, nothing can be told. */
export function findMissing(brief: Brief, gifts: readonly Ranked[]): Missing {
  if (gifts.length === 0) return NOTHING_MISSING;
  const { interestById } = lexicon();
  const isAbout = (id: string) => isAnyAbout(brief, gifts, id);
  const isAssumed = (id: string) => brief.interests.some(({ value, source }) => value === id && source === "assumed");
  const lacking = brief.interests.map(({ value }) => value).filter((id) => !isAbout(id));
  const hasNearest = lacking.some((id) => fitsOf(gifts, id).some(({ through }) => through !== null));
  const unmet = wantedWords(brief).filter(({ word }) => !isNamedBy(gifts, word));
  const stillLiked = lacking.filter((id) => !isAssumed(id));
  const likings = stillLiked.map((id) => interestById.get(id)?.name ?? id);
  // What the lexicon does not know either is looked for in all of a gift's text.
  const stated = statedWords(brief.text, brief.otherWords).filter(({ words }) => !words.some((word) => isIn(gifts, word)));
  const others = unmet.flatMap(({ word, isThing }) => (isThing && !stated.some(({ words }) => words.includes(word)) ? [word] : []));
  const isUnmet = (word: string) => unmet.some((one) => one.word === word);
  const isTopicMet = brief.interests.length > lacking.length || brief.otherWords.some((word) => !COLORS.has(word) && !isUnmet(word));
  const isAll = !isTopicMet && !hasNearest && !says(brief, NOT_TOPICS);
  return {
    names: [...likings.map(inSentence), ...stated.map(({ name }) => name), ...others],
    likings: [...likings, ...stated.filter(({ words }) => words.every(isPublic)).map(({ words }) => words.join(" "))],
    lacking: stillLiked,
    hidden: [],
    hasNearest: hasNearest && likings.length > 0,
    isAll,
    isNotUnderstood:
      isAll && brief.interests.length + stated.length === 0 && !says(brief, {}) && (brief.text !== "" || brief.otherWords.length > 0),
  };
}

const fitsOf = (gifts: readonly Ranked[], id: string) => gifts.flatMap(({ parts }) => parts.interests.filter((fit) => fit.id === id));

/** True where one of the gifts is about a liking itself. */
function isAnyAbout({ interests }: Pick<Brief, "interests">, gifts: readonly Ranked[], id: string): boolean {
  const said = phraseOf(stemsOf(interests.find(({ value }) => value === id)?.words ?? ""));
  return (
    fitsOf(gifts, id).some(({ fit, through }) => through === null && fit >= ABOUT) ||
    // Nobody is told that there is nothing about tea beside a teapot, whatever a reader thinks of it.
    gifts.some(({ reading }) => namesLiking(reading, id) || hasInText(reading, "name", said))
  );
}

/** Returns what is missing with the stated likings for which the gifts that are shown are all for something near. */
export function withBridged(missing: Missing, brief: Pick<Brief, "interests">, shown: readonly Ranked[]): Missing {
  const isBridged = (id: string) => fitsOf(shown, id).some(({ through }) => through !== null) && !isAnyAbout(brief, shown, id);
  const bridged = brief.interests.flatMap(({ value: id, source }) =>
    source !== "assumed" && !missing.lacking.includes(id) && isBridged(id) ? [inSentence(lexicon().interestById.get(id)?.name ?? id)] : [],
  );
  return bridged.length === 0 ? missing : { ...missing, names: [...missing.names, ...bridged], hasNearest: true };
}

/** A color alone says nothing of what somebody would like: a headlamp with a red light is no answer to "something red". */
const COLORS: ReadonlySet<string> = new Set(
  "red blue green yellow orange purple pink white black brown gray grey beige navy teal turquoise violet maroon burgundy crimson scarlet pastel neon colorful colourful".split(
    " ",
  ),
);

/** The limits of a brief, which say nothing of what somebody would like. */
const NOT_TOPICS: Partial<Brief> = { budget: null, withinDays: null, date: null, excluded: [] };

/** True for a brief that says more than likings, words and a country, without these parts. */
function says(brief: Brief, without: Partial<Brief>): boolean {
  const rest = { ...brief, interests: [], otherWords: [], shipsTo: null, ...without };
  return chipsOf(rest).length > 0 || brief.likeThese.length > 0 || brief.surprise > 0;
}

/** True where a gift's name, kind or brand has the word. */
function isNamedBy(gifts: readonly Ranked[], word: string): boolean {
  const roots = stemsOf(word);
  return gifts.some(
    ({ parts, reading }) =>
      parts.words.some((fit) => fit.word === word && fit.place !== "description") ||
      holdsPhrase(stemLine(reading.profile.brandName ?? ""), phraseOf(roots)),
  );
}

const isIn = (gifts: readonly Ranked[], word: string) => gifts.some(({ parts }) => parts.words.some((fit) => fit.word === word));

/** True for a word that names nobody. */
const isPublic = (word: string) => isRealWord(word) && !GIVEN_NAMES.has(word);
