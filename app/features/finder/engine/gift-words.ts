import type { GiftProfile } from "../types.ts";
import { type Token, tokensOf } from "./lexicon/tokens.ts";
import { isDenied } from "./read-gift/word-evidence.ts";
import { remembered } from "./remembered.ts";
import { rootsOf } from "./words.ts";

/** All words that a gift says of itself in its name, brand and description. */
export function tokensOfGift({ name, brandName, description }: GiftProfile): Token[] {
  return tokensOf([name, brandName ?? "", description].join(" . "));
}

const rootsOfSlug = remembered((slug) => rootsOf(slug.replaceAll("-", " ")), { most: 5000, longest: 200 });

/**
 * True where a tag has all of the words (roots). Of a kind of gift a part is enough, as nobody knows which part is meant ("jewelry and
 * watches"); of the other taxonomies it has to be the whole tag ("outdoors" is no outdoor gear).
 */
export function isTaggedWith(tags: GiftProfile["tags"], roots: readonly string[]): boolean {
  if (roots.length === 0) return false;
  return Object.entries(tags).some(([taxonomy, slugs]) =>
    slugs.some((slug) => {
      const tag = rootsOfSlug(slug);
      return roots.every((root) => tag.includes(root)) && (taxonomy === "giftType" || tag.length === roots.length);
    }),
  );
}

/** True where the words (roots) stand side by side, and nothing says that there is none of it ("no candles", "alcohol-free"). */
export function namesPhrase(tokens: readonly Token[], roots: readonly string[]): boolean {
  if (roots.length === 0) return false;
  return tokens.some(
    (_, at) => roots.every((root, offset) => tokens[at + offset]?.stem === root) && !isDenied(tokens, { at, size: roots.length }),
  );
}

/** True where all the words (roots) stand in the text, together or not. */
export function holdsAll(tokens: readonly Token[], roots: readonly string[]): boolean {
  return roots.length > 0 && roots.every((root) => tokens.some(({ stem }) => stem === root));
}
