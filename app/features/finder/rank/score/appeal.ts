import { lexicon } from "../../lexicon/lexicon.ts";
import { derivation } from "../../read/derived.ts";
import type { GiftReading, WeightsById } from "../../types.ts";
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

/** The same for a child or young teenager: what is played, built and found out, and hardly what adorns or grows. */
const APPEAL_TO_CHILDREN: Readonly<Record<string, number>> = {
  "video-games": 0.9,
  "toys-building": 0.9,
  "toys-pretend": 0.8,
  magic: 0.8,
  "games-night": 0.8,
  "board-games": 0.8,
  coding: 0.8,
  robotics: 0.8,
  "outdoor-play": 0.8,
  science: 0.7,
  gadgets: 0.7,
  "ball-sports": 0.7,
  puzzles: 0.6,
  "drawing-painting": 0.6,
  "stuffed-animals": 0.6,
  "gourmet-food": 0.5,
  astronomy: 0.5,
  "woodworking-diy": 0.5,
  baking: 0.4,
  reading: 0.4,
  "movies-tv": 0.4,
  music: 0.3,
};
const OF_A_PURSUIT = 0.1;
const UNKNOWN = 0.3;
/** Confidence from which a gift is for an interest. */
const IS_FOR = 0.5;
/** Power by which what a gift is mainly for counts before what it is for by the way: phrase cards are for travelers, not for gourmets. */
const MAINLY = 3;

/** Returns how likely a gift pleases anybody, 0 to 1, or any child where `isYoung`; `trust` is how far words alone are believed there. */
export function appealOf(reading: GiftReading, isYoung: boolean, trust: number): number {
  const appeal = isYoung ? readAppealToChildren(reading) : readAppeal(reading);
  return restsOnWords(reading) ? UNKNOWN + trust * (appeal - UNKNOWN) : appeal;
}

const readAppeal = derivation(({ interests }) => meanOf(interests, APPEAL));
const readAppealToChildren = derivation(({ interests }) => meanOf(interests, APPEAL_TO_CHILDREN));

function meanOf(interests: WeightsById, appeals: Readonly<Record<string, number>>): number {
  let sum = 0;
  let weights = 0;
  interests.forEach((weight, id) => {
    if (weight < IS_FOR) return;
    const share = weight ** MAINLY;
    sum += share * appealOfInterest(id, appeals);
    weights += share;
  });
  return weights === 0 ? UNKNOWN : sum / weights;
}

/** Chocolates please as all sweets and food do: an interest without a share of its own has that of the nearest wider one. */
function appealOfInterest(id: string, appeals: Readonly<Record<string, number>>): number {
  const wider = lexicon().interestById.get(id)?.broader ?? [];
  return [id, ...wider].flatMap((one) => appeals[one] ?? [])[0] ?? OF_A_PURSUIT;
}
