import type { GiftProfile } from "../types.ts";
import { tokensOf } from "./lexicon/tokens.ts";
import { isDenied } from "./read-gift/word-evidence.ts";
import { memoize } from "./memoize.ts";
import { holdsPhrase, rootsOf } from "./words.ts";

const textsOf = ({ name, brandName, description }: GiftProfile) => [name, brandName ?? "", description];

const rootsOfSlug = memoize((slug) => rootsOf(slug.replaceAll("-", " ")), { most: 5000, longest: 200 });

/**
 * True where a tag contains all of the words (stems). For a gift type a part suffices, as either part may be meant ("jewelry and watches");
 * in other taxonomies the whole tag must match ("outdoors" is not outdoor gear).
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

/** True where a gift's text contains the words (stems) side by side, and does not deny them ("no candles", "alcohol-free"). */
export function namesPhrase(profile: GiftProfile, roots: readonly string[]): boolean {
  return textsOf(profile).some((text) => {
    if (!holdsPhrase(text, roots)) return false;
    const tokens = tokensOf(text);
    return tokens.some(
      (_, at) => roots.every((root, offset) => tokens[at + offset]?.stem === root) && !isDenied(tokens, { at, size: roots.length }),
    );
  });
}

/** True where a gift has all the words (stems) in its name, brand and description, together or not. */
export function holdsAll(profile: GiftProfile, roots: readonly string[]): boolean {
  const texts = textsOf(profile);
  return roots.length > 0 && roots.every((root) => texts.some((text) => holdsPhrase(text, [root])));
}
