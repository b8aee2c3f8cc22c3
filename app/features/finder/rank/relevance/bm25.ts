import { countOf, type GiftTerms } from "./gift-terms.ts";

/** In how many gifts of the catalogue each term occurs, and how long their texts are on average. */
export interface TermStatistics {
  gifts: number;
  averageLength: number;
  /** Terms that occur in a single gift are left out. */
  frequencies: ReadonlyMap<number, number>;
}

/** A term that a gift should contain, with its weight. */
export interface WantedTerm {
  term: number;
  weight: number;
}

/** How soon another occurrence adds nothing, and how much a long text counts against it. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.4;

/** Returns how telling a term is: its inverse document frequency. */
export function rarityOf(term: number, { gifts, frequencies }: TermStatistics): number {
  const frequency = frequencies.get(term) ?? 0.5;
  return Math.log(1 + (Math.max(gifts, frequency) - frequency + 0.5) / (frequency + 0.5));
}

/** Returns the function that scores gifts for weighted terms by BM25 (Robertson and Walker, 1994), the name counting three times. */
export function createBm25(wanted: readonly WantedTerm[], statistics: TermStatistics): (gift: GiftTerms) => number {
  const telling = wanted.map(({ term, weight }) => ({ term, most: weight * rarityOf(term, statistics) }));
  const average = Math.max(1, statistics.averageLength);
  return (gift) => {
    const norm = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * gift.length) / average);
    let sum = 0;
    for (const { term, most } of telling) {
      const count = countOf(gift, term);
      if (count > 0) sum += most * ((count * (SATURATION + 1)) / (count + norm));
    }
    return sum;
  };
}
