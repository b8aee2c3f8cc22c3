import type { GiftProfile, GiftReading } from "../types.ts";
import { tokensOf } from "../lexicon/tokens.ts";
import { memoize } from "../memo.ts";
import { derivation } from "./derived.ts";
import { isDenied } from "./word-evidence.ts";
import { holdsPhrase, phraseOf, stemLine, stemsOf } from "../lexicon/words.ts";

/** A gift's name, brand and description, each with its stems as one string, since every brief asks them for other words. */
const textsOf = derivation(({ profile: { name, brandName, description } }) =>
  [name, brandName ?? "", description].map((text) => ({ text, stems: stemLine(text) })),
);
const PLACES = { name: 0, description: 2 } as const;

const stemsOfSlug = memoize((slug) => stemsOf(slug.replaceAll("-", " ")), { kind: "slug", most: 5000, longest: 200 });

/**
 * True where a tag contains all of the words (stems). For a gift type a part suffices, as either part may be meant ("jewelry and watches");
 * in other taxonomies the whole tag must match ("outdoors" is not outdoor gear).
 */
export function isTaggedWith(tags: GiftProfile["tags"], stems: readonly string[]): boolean {
  if (stems.length === 0) return false;
  return Object.entries(tags).some(([taxonomy, slugs]) =>
    slugs.some((slug) => {
      const tag = stemsOfSlug(slug);
      return stems.every((stem) => tag.includes(stem)) && (taxonomy === "giftType" || tag.length === stems.length);
    }),
  );
}

/** True where a gift's name, or its description, contains a phrase (see `phraseOf`). */
export function hasInText(reading: GiftReading, place: keyof typeof PLACES, phrase: string): boolean {
  return holdsPhrase(textsOf(reading)[PLACES[place]]?.stems ?? "", phrase);
}

/** True where a gift's text contains the words (stems) side by side, and does not deny them ("no candles", "alcohol-free"). */
export function namesPhrase(reading: GiftReading, stems: readonly string[]): boolean {
  const phrase = phraseOf(stems);
  return textsOf(reading).some((text) => {
    if (!holdsPhrase(text.stems, phrase)) return false;
    const tokens = tokensOf(text.text);
    return tokens.some(
      (_, at) => stems.every((stem, offset) => tokens[at + offset]?.stem === stem) && !isDenied(tokens, { at, size: stems.length }),
    );
  });
}

/** True where a gift has all the words (stems) in its name, brand and description, together or not. */
export function holdsAll(reading: GiftReading, stems: readonly string[]): boolean {
  const texts = textsOf(reading);
  return stems.length > 0 && stems.map((stem) => phraseOf([stem])).every((phrase) => texts.some((text) => holdsPhrase(text.stems, phrase)));
}

const [FREE = "", OF = "", FROM = "", CONTAIN = "", NO = "", PLACE = "", INSTEAD = ""] = stemsOf("free of from contain no place instead");
const NONE: readonly ((name: readonly string[]) => string[])[] = [
  (name) => [...name, FREE],
  (name) => [FREE, OF, ...name],
  (name) => [FREE, FROM, ...name],
  (name) => [CONTAIN, NO, ...name],
  (name) => [PLACE, OF, ...name],
  (name) => [INSTEAD, OF, ...name],
];
/** One of these is in every text that states such a thing. */
const CUES = [[FREE], [CONTAIN, NO], [PLACE, OF], [INSTEAD, OF]].map(phraseOf);

const statingTexts = derivation((reading) => textsOf(reading).filter(({ stems }) => CUES.some((cue) => holdsPhrase(stems, cue))));

/** Returns what a text says that has none of a thing with one of these names (stems): "gluten-free", "contains no nuts", "instead of wine". */
export function sayingsOfNone(names: readonly (readonly string[])[]): string[] {
  return names.flatMap((name) => NONE.map((say) => phraseOf(say(name))));
}

/** True where a gift's text states that it has none of a thing (see `sayingsOfNone`). */
export function statesNone(reading: GiftReading, sayings: readonly string[]): boolean {
  return statingTexts(reading).some(({ stems }) => sayings.some((saying) => holdsPhrase(stems, saying)));
}
