import { lexicon } from "../lexicon/lexicon.ts";
import type { PhraseMatch } from "../lexicon/matcher.ts";
import { kindsOfNarrowName } from "../lexicon/narrow-names.ts";
import { stemsOf } from "../lexicon/words.ts";
import { clauseBefore } from "./plain-text.ts";

/** Number of an interest's first names that stand for all of it; later ones name a part ("incense", "taylor swift"). */
const WHOLE_NAMES = 3;
/** An interest with more names is a broad field; a narrow one is meant by a word for who does it: "not a gamer". */
const FIELD_NAMES = 40;
const DOER =
  /(?:ers?|ors?|ists?|ians?|m[ae]n|wom[ae]n|girls?|boys?|guys?|moms?|dads?|lad(?:y|ies)|fans?|lovers?|nuts?|nerds?|geeks?|buffs?|holics?|person)$/;
/** What makes somebody ill is kept away widely. */
const HARMS =
  /\b(?:allerg(?:y|ies|ic)|intoleran(?:t|ce)|sensitive to|migraines?|headaches?|asthma|sneez(?:e|es|ing)|rash(?:es)?|hives|itch(?:y|es|ing)?|bothers|irritates?)\b/;
const AFTER = 40;

/**
 * True where a name of an interest means all of it: a person who wants no slime may well want other toys. A misspelled name can only be
 * found through the interest.
 */
export function namesWhole({ id, words, from, certainty }: PhraseMatch): boolean {
  if (from !== "synonym") return false;
  const entry = lexicon().interestById.get(id);
  const said = stemsOf(words);
  const own = stemsOf(`${entry?.name ?? ""} ${id.replaceAll("-", " ")}`);
  const first = (entry?.synonyms ?? []).slice(0, WHOLE_NAMES).map((synonym) => stemsOf(synonym).join(" "));
  const isDoer = entry?.broader !== undefined && entry.synonyms.length <= FIELD_NAMES && DOER.test(words.toLowerCase());
  return isDoer || certainty < 1 || words.endsWith("ing") || said.some((root) => own.includes(root)) || first.includes(said.join(" "));
}

/** True where a name in a plain text means only a part of its entry: necklaces are not all jewelry, unless they make somebody ill. */
export function namesPart(text: string, { start, end, words, from }: PhraseMatch): boolean {
  if (from !== "synonym" || kindsOfNarrowName(words) === null) return false;
  const after = /^[^.!?;:\n]*/.exec(text.slice(end, end + AFTER))?.[0] ?? "";
  return !HARMS.test(clauseBefore(text, start, 60)) && !HARMS.test(after);
}
