import { derivation } from "../../read/derived.ts";
import type { GiftReading } from "../../types.ts";
import { restsOnWords } from "../plausibility.ts";

/**
 * How likely the things of an interest please somebody of whom nobody has said that they follow it, 0 to 1: food, comfort and what is worn
 * nearly always, things of a pursuit hardly ever. The shares follow from readers' grades for requests that name no liking.
 */
const APPEAL: Readonly<Record<string, number>> = {
  "gourmet-food": 1,
  tea: 0.9,
  "candles-scents": 0.8,
  "spa-self-care": 0.8,
  skincare: 0.7,
  "yoga-wellness": 0.6,
  reading: 0.6,
  coffee: 0.5,
  fashion: 0.5,
  jewelry: 0.4,
  "home-styling": 0.4,
  "movies-tv": 0.4,
  baking: 0.3,
  puzzles: 0.3,
  writing: 0.3,
  sustainability: 0.3,
};
const OF_A_PURSUIT = 0.1;
const UNKNOWN = 0.3;
/** Confidence from which a gift is for an interest. */
const IS_FOR = 0.5;

/** Returns how likely a gift pleases anybody, 0 to 1; `trust` is how far words alone are believed there. */
export function appealOf(reading: GiftReading, trust: number): number {
  const appeal = readAppeal(reading);
  return restsOnWords(reading) ? UNKNOWN + trust * (appeal - UNKNOWN) : appeal;
}

const readAppeal = derivation(({ interests }): number => {
  let sum = 0;
  let weights = 0;
  interests.forEach((weight, id) => {
    if (weight < IS_FOR) return;
    sum += weight * (APPEAL[id] ?? OF_A_PURSUIT);
    weights += weight;
  });
  return weights === 0 ? UNKNOWN : sum / weights;
});
