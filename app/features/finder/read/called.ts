import { matchPhrases } from "../lexicon/lexicon.ts";
import { type Token, tokensOf } from "../lexicon/tokens.ts";
import type { GiftReading } from "../types.ts";
import { derivation } from "./derived.ts";
import { holdsAll } from "./gift-words.ts";

/** What may follow the word that says what a thing is: "mug for tea", "tea sampler", "mug printed with". */
const AFTER_THING =
  /^(?:with|for|in|of|and|or|from|to|by|on|at|sets?|packs?|pairs?|box(?:es)?|tins?|kits?|trios?|duos?|samplers?|cut|made|\w{3,}ed|\d.*)$/;
/** What comes after one of these is not the thing itself: "wax for boards", "box with a mug". */
const BESIDE = /^(?:for|with|to)$/;

const readName = derivation(({ profile: { name } }) => {
  const tokens = tokensOf(name);
  const named = matchPhrases(name, { in: "gift" }).filter(
    ({ kind, from, at, size }) => kind === "concept" && (from === "synonym" || from === "product") && isThing(tokens, at + size - 1),
  );
  return {
    /** The stems of its words that say what it is. */
    things: tokens.flatMap(({ stem }, place) => (isThing(tokens, place) ? [stem] : [])),
    concepts: named.map(({ id }) => id),
  };
});

/** True for a word that says what the thing of a name is: an oak board is a board, a board game and board wax are none. */
function isThing(tokens: readonly Token[], place: number): boolean {
  const next = tokens[place + 1];
  if (next !== undefined && !next.isBreak && !AFTER_THING.test(next.word)) return false;
  for (let at = place; at > 0 && tokens[at]?.isBreak === false; at--) if (BESIDE.test(tokens[at - 1]?.word ?? "")) return false;
  return true;
}

/** True where a gift's name calls it by the last of these words (stems), and its text has the others: a coffee grinder is a grinder. */
export function isCalled(reading: GiftReading, stems: readonly string[]): boolean {
  const thing = stems.at(-1);
  if (thing === undefined || !readName(reading).things.includes(thing)) return false;
  return stems.length === 1 || holdsAll(reading, stems.slice(0, -1));
}

/** True where a gift's name calls it one of the lexicon's concepts. */
export function isCalledOne(reading: GiftReading, concepts: readonly string[]): boolean {
  const named = readName(reading).concepts;
  return concepts.some((id) => named.includes(id));
}
