import type { GiftReader } from "#app/features/catalogue/guesses/types.ts";
import { guessFromWords } from "./word-guesses.ts";

/** Reads gifts for the catalogue. Its version goes up with every change of what the lexicon reads. */
export const GIFT_READER: GiftReader = { version: "words 1", sources: ["words"], read: guessFromWords };
