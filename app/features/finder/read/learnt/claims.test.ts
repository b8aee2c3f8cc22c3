import { expect, test } from "vitest";
import { readSeedGifts } from "#db/seed/read-seed-gifts.ts";
import { guessesOfClaims, LEAST_LEARNT } from "../learnt-guesses.ts";
import { claimsOf } from "./claims.ts";
import { committedReader } from "./committed-reader.ts";
import { featuresOf } from "./name-features.ts";
import { knownOf, scoresOf, valueAt } from "./reader.ts";

const reader = committedReader();
const gifts = (await readSeedGifts()).map(({ name = "", description = "" }) => ({ name, description }));

test("outputs that are passed over early would claim nothing: each gift's claims are those of a look at every output", () => {
  for (const { name, description } of gifts) {
    const scores = scoresOf(reader, knownOf(reader, featuresOf(name, description)));
    const slowly = reader.outputs.flatMap(({ kind }, column) => {
      if (kind === "from" || kind === "to") return [];
      const [weight, confidence] = (["weight", "confidence"] as const).map((curve) =>
        valueAt(reader.calibrations[kind][curve], scores[column] as number),
      ) as [number, number];
      return weight < 0.08 || confidence < 0.1 ? [] : [confidence];
    });
    const claimed = claimsOf(reader, name, description).map(({ confidence }) => confidence);
    expect(claimed.toSorted(), name).toEqual(slowly.toSorted());
  }
});

test("who asks for sure claims alone gets the same ones, and the same guesses", () => {
  for (const { name, description } of gifts) {
    const all = claimsOf(reader, name, description);
    const sure = claimsOf(reader, name, description, LEAST_LEARNT);
    expect(sure, name).toEqual(all.filter(({ confidence }) => confidence >= LEAST_LEARNT));
    expect(guessesOfClaims(sure), name).toEqual(guessesOfClaims(all));
  }
});
