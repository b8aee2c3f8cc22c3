import type { GiftProfile, GiftReading } from "../types.ts";
import { tokensOf } from "./lexicon/tokens.ts";
import { memoize } from "./memo.ts";
import { derive } from "./read-gift/derived.ts";
import { isDenied } from "./read-gift/word-evidence.ts";
import { holdsPhrase, stemLine, stemsOf } from "./words.ts";

/** A gift's texts, each with its stems as one string, since every brief asks them for other words. */
function textsOf({ profile: { name, brandName, description } }: GiftReading) {
  const spell = (text: string) => ({ text, stems: stemLine(text) });
  return { name: spell(name), brand: spell(brandName ?? ""), description: spell(description) };
}

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

/** True where a gift's name, or its description, contains the words (stems) side by side. */
export function hasInText(reading: GiftReading, text: "name" | "description", stems: readonly string[]): boolean {
  return holdsPhrase(derive(reading, textsOf)[text].stems, stems);
}

/** True where a gift's text contains the words (stems) side by side, and does not deny them ("no candles", "alcohol-free"). */
export function namesPhrase(reading: GiftReading, stems: readonly string[]): boolean {
  return Object.values(derive(reading, textsOf)).some((text) => {
    if (!holdsPhrase(text.stems, stems)) return false;
    const tokens = tokensOf(text.text);
    return tokens.some(
      (_, at) => stems.every((stem, offset) => tokens[at + offset]?.stem === stem) && !isDenied(tokens, { at, size: stems.length }),
    );
  });
}

/** True where a gift has all the words (stems) in its name, brand and description, together or not. */
export function holdsAll(reading: GiftReading, stems: readonly string[]): boolean {
  const texts = Object.values(derive(reading, textsOf));
  return stems.length > 0 && stems.every((stem) => texts.some((text) => holdsPhrase(text.stems, [stem])));
}
