/** What follows the words for the thing itself: "mug with a lid", "board, engraved", "candle – three wicks". */
const AFTER_THING =
  /(?:[,;:([|–—]|\s-\s|\s(?:with|without|for|in|from|that|which|to|on|at|by|plus|inspired|shaped|made|cut|filled|after|about|like|ready|under)\b).*$/;
/** Words that say how a thing is sold, not what it is: a soap trio is soap, a candle making kit a candle. */
const HOLDERS = new Set(
  "assortment box bundle collection crate duo gift giftset kit library making pack package pair sampler selection set starter tin trio".split(
    " ",
  ),
);
const PARTICIPLE = /^\p{L}{3,}ed$/u;
const ENDINGS = [
  [/ives$/, "ife"],
  [/ies$/, "y"],
  [/(ch|sh|x|ss)es$/, "$1"],
  [/([^su])s$/, "$1"],
] as const;

/** Returns the singular of an English noun, well enough to compare two. */
export function singular(word: string): string {
  const ending = word.length < 4 ? undefined : ENDINGS.find(([plural]) => plural.test(word));
  return ending === undefined ? word : word.replace(ending[0], ending[1]);
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];

/**
 * Returns the kind of thing that a gift's name says it is, as one lower-case word: a "Brass fountain pen with two inks" is a pen, an "Oatmeal
 * and honey soap trio" is soap, and a "Sampler of orchard jams" is jam. It is empty for a name without words.
 */
export function thingOfName(name: string): string {
  const [start = "", ...held] = name
    .toLowerCase()
    .replace(AFTER_THING, "")
    .split(/\s+of\s+/);
  const words = wordsOf(start);
  const isHolder = (word: string) => HOLDERS.has(singular(word));
  while (words.length > 1 && (isHolder(words.at(-1) as string) || PARTICIPLE.test(words.at(-1) as string))) words.pop();
  const last = words.at(-1) ?? "";
  const isHeld = held.length > 0 && wordsOf(start).some(isHolder);
  return singular(isHeld ? (wordsOf(held[0] ?? "").at(-1) ?? last) : last);
}
