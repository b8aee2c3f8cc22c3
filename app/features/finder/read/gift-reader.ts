import type { GiftReader, Guess } from "#app/features/catalogue/guesses/types.ts";
import { readLearnt } from "./learnt/read-learnt.ts";
import { guessesOfClaims } from "./learnt-guesses.ts";
import { guessFromWords } from "./word-guesses.ts";

/** Reads gifts for the catalogue, the learnt reader first. Its version goes up with every change of what either reads. */
export const GIFT_READER: GiftReader = {
  version: "learnt 2, words 1",
  sources: ["learnt", "words"],
  read(name, description): Guess[] {
    return [...guessesOfClaims(readLearnt(name, description)), ...guessFromWords(name, description)];
  },
};
