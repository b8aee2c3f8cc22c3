// Trains the shop's reader in a separate process, which the server starts (learn.commands.server.ts): it takes seconds of a whole core. Takes
// the labelled gifts from its parent, and answers with the weights.
import type { LabelledGift } from "./train-reader.ts";
import type { Gain } from "../read/learnt/fit/fit-correction.ts";

/** The file that the process starts with; in the build, the chunk that this module became. */
export const TRAIN_READER_PROGRAM = import.meta.filename;

export interface TrainedReader {
  weights: Uint8Array;
  gains: Gain[];
}

if (import.meta.main) {
  process.on("message", async (message) => {
    const { gifts } = message as { gifts: LabelledGift[] };
    // The server imports this file for its address, so what only the process needs is loaded here.
    const { trainReader } = await import("./train-reader.ts");
    process.send?.(trainReader(gifts) satisfies TrainedReader);
  });
}
