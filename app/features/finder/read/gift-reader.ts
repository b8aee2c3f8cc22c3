import type { GiftReader, Guess } from "#app/features/catalogue/guesses/types.ts";
import { claimsOf } from "./learnt/claims.ts";
import { committedReader } from "./learnt/committed-reader.ts";
import type { ShopReader } from "./learnt/current-reader.ts";
import { guessesOfClaims, LEAST_LEARNT } from "./learnt-guesses.ts";
import { guessFromWords } from "./word-guesses.ts";

/** It goes up with every change of what the committed reader or the words read. */
const VERSION = "learnt 3, words 1";

/** Reads gifts for the catalogue, the learnt reader first, with what the shop has taught it. */
export function giftReaderOf(shop: ShopReader | null): GiftReader {
  const reader = shop?.reader ?? committedReader();
  return {
    version: shop === null ? VERSION : `${VERSION}, shop ${shop.stamp}`,
    sources: ["learnt", "words"],
    read(name, description): Guess[] {
      return [...guessesOfClaims(claimsOf(reader, name, description, LEAST_LEARNT)), ...guessFromWords(name, description)];
    },
  };
}
