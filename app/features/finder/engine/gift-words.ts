import type { GiftProfile } from "../types.ts";
import { type Token, tokensOf } from "./lexicon/tokens.ts";
import { isDenied } from "./read-gift/word-evidence.ts";

/** All words that a gift says of itself: its name, brand and description, and what it is tagged with. */
export function tokensOfGift({ name, brandName, description, tags }: GiftProfile): Token[] {
  const tagged = Object.values(tags).flatMap((slugs) => slugs.map((slug) => slug.replaceAll("-", " ")));
  return tokensOf([name, brandName ?? "", description, ...tagged].join(" . "));
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
