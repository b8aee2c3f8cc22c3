import { stemsOf } from "../../lexicon/words.ts";
import { coreOfName } from "../../read/core-name.ts";
import { derivation } from "../../read/derived.ts";
import type { GiftProfile } from "../../types.ts";
import { hashOf } from "../../hash.ts";

/** The stems of a text and its pairs of neighbouring stems, as hashes: numbers need a tenth of the memory of words. */
export interface GiftTerms {
  /** Sorted, each once. */
  hashes: Uint32Array;
  /** How often each occurs; an occurrence in the name counts three times. */
  counts: Uint8Array;
  length: number;
}

const IN_NAME = 3;
const MOST_COUNTED = 255;

/** Returns the hashes of a text's stems and of its pairs of neighbours. */
export function termsOf(stems: readonly string[]): number[] {
  return stems.flatMap((stem, place) => (place === 0 ? [hashOf(stem)] : [hashOf(stem), hashOf(`${stems[place - 1]} ${stem}`)]));
}

/** Counts the terms of a gift's name and description. */
export function countTerms({ name, description }: Pick<GiftProfile, "name" | "description">): GiftTerms {
  const inName = stemsOf(coreOfName(name));
  const inDescription = stemsOf(description);
  const counts = new Map<number, number>();
  const add = (stems: readonly string[], times: number) => {
    for (const term of termsOf(stems)) counts.set(term, (counts.get(term) ?? 0) + times);
  };
  add(inName, IN_NAME);
  add(inDescription, 1);
  const hashes = Uint32Array.from(counts.keys()).sort();
  return {
    hashes,
    counts: Uint8Array.from(hashes, (hash) => Math.min(MOST_COUNTED, counts.get(hash) ?? 0)),
    length: inName.length * IN_NAME + inDescription.length,
  };
}

export const giftTermsOf = derivation(({ profile }) => countTerms(profile));

/** Returns how often a term occurs in a gift's texts. */
export function countOf({ hashes, counts }: GiftTerms, term: number): number {
  let from = 0;
  let to = hashes.length - 1;
  while (from <= to) {
    const middle = (from + to) >> 1;
    const hash = hashes[middle] as number;
    if (hash === term) return counts[middle] as number;
    if (hash < term) from = middle + 1;
    else to = middle - 1;
  }
  return 0;
}
