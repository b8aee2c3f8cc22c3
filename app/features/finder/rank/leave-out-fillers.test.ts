import { expect, test } from "vitest";
import { briefOf, chosen, read } from "#tests/factories/finder.ts";
import type { Caveat } from "../types.ts";
import { leaveOutFillers } from "./leave-out-fillers.ts";

const LIMITS = { enough: 3, leastScore: 0.1, leastShare: 0.3, likelyScore: 0, likelyShare: 0, fewest: 3, shareInBand: 0.7 };
const likesTea = briefOf({ interests: [chosen("tea")] });
const gift = (score: number, isOnTopic: boolean, caveats: readonly Caveat[] = [], fits: Record<string, number> = {}) => ({
  ...{ score, isOnTopic, caveats },
  parts: { interests: Object.entries(fits).map(([id, fit]) => ({ id, fit, through: null })) },
});

test("what only suits person or occasion stands behind what the person likes, however well it suits", () => {
  const [filler, liked] = [gift(0.9, false), gift(0.4, true)];
  expect(leaveOutFillers([filler, liked], likesTea, LIMITS)).toEqual([liked, filler]);
});

test("fillers follow only where there are few others", () => {
  const liked = [gift(0.8, true), gift(0.7, true), gift(0.6, true)];
  const fillers = [gift(0.9, false), gift(0.85, false)];
  expect(leaveOutFillers([...fillers, ...liked], likesTea, LIMITS)).toEqual(liked);
  expect(leaveOutFillers([...fillers, ...liked.slice(0, 2)], likesTea, LIMITS)).toEqual([...liked.slice(0, 2), fillers[0]]);
});

test("what is far worse than the best is left out, but never all", () => {
  expect(leaveOutFillers([gift(0.8, true), gift(0.2, true)], likesTea, LIMITS)).toEqual([gift(0.8, true)]);
  expect(leaveOutFillers([gift(0.05, true)], likesTea, LIMITS)).toEqual([gift(0.05, true)]);
});

test("where no liking is said, or none is in the shop, the best of the rest is shown", () => {
  const gifts = [gift(0.5, false), gift(0.4, false), gift(0.3, false), gift(0.2, false)];
  expect(leaveOutFillers(gifts, briefOf(), LIMITS)).toEqual(gifts);
  expect(leaveOutFillers(gifts, likesTea, LIMITS)).toEqual(gifts);
});

test("a guess and an odd word leave nothing out", () => {
  const guessed = briefOf({ interests: [{ value: "tea", source: "assumed", words: "" }], otherWords: ["comfortable"] });
  const gifts = [gift(0.9, false), gift(0.8, true)];
  expect(leaveOutFillers(gifts, guessed, LIMITS)).toEqual(gifts);
});

test("what is sure to come in time is not measured by what may not", () => {
  const gifts = [gift(0.9, false, ["delivery-unknown"]), gift(0.2, false)];
  expect(leaveOutFillers(gifts, briefOf(), LIMITS)).toEqual(gifts);
});

test("beyond the three best only what is likely to please is shown", () => {
  const limits = { ...LIMITS, likelyScore: 0.3 };
  const gifts = [0.5, 0.29, 0.28, 0.27, 0.26].map((score) => gift(score, false));
  expect(leaveOutFillers(gifts, briefOf(), limits)).toEqual(gifts.slice(0, 3));
  const better = [0.5, 0.4, 0.35, 0.31, 0.3, 0.29].map((score) => gift(score, false));
  expect(leaveOutFillers(better, briefOf(), limits)).toEqual(better.slice(0, 5));
});

test("a price near the sum that is named is no merit of what is poor beside cheaper gifts", () => {
  const [good, poor, cheaper] = [gift(0.55, false), gift(0.33, false), gift(0.53, false, ["a-little-below"])];
  expect(leaveOutFillers([good, cheaper, poor], briefOf(), LIMITS)).toEqual([good, cheaper]);
});

test("between two sums the best within stay, though three cheaper ones are better", () => {
  const cheaper = [0.5, 0.48, 0.46].map((score) => gift(score, false, ["a-little-below"]));
  const within = [0.4, 0.38, 0.37].map((score) => gift(score, false));
  const limits = { ...LIMITS, likelyScore: 0.45 };
  expect(leaveOutFillers([...cheaper, ...within], briefOf(), limits)).toEqual([...cheaper, ...within]);
});

test("what is for a liking itself stays, and not only the better gift that is near to it", () => {
  const likesWatches = briefOf({ interests: [read("watches", "watches")] });
  const ring = { ...gift(0.9, true), parts: { interests: [{ id: "watches", fit: 0.7, through: "jewelry" }] } };
  const others = [0.8, 0.7, 0.6].map((score) => gift(score, true));
  const watch = gift(0.1, true, [], { watches: 0.8 });
  const shown = leaveOutFillers([ring, ...others, watch], likesWatches, { ...LIMITS, leastShare: 0.5 });
  expect(shown).toContain(watch);
});

test("beyond the three best, what is half as likely to please as the best is not shown", () => {
  const gifts = [0.8, 0.5, 0.45, 0.41, 0.39].map((score) => gift(score, false));
  expect(leaveOutFillers(gifts, briefOf(), { ...LIMITS, likelyShare: 0.5 })).toEqual(gifts.slice(0, 4));
});

test("the best gift for each stated liking stays, however much better those for another are", () => {
  const both = briefOf({ interests: [chosen("tea"), chosen("chess")] });
  const teas = [0.8, 0.78, 0.75, 0.7].map((score) => gift(score, true, [], { tea: 0.9 }));
  const [best, second, poor] = [0.2, 0.18, 0.17].map((score, place) => gift(score, true, [], { chess: place === 2 ? 0.4 : 0.5 }));
  const limits = { ...LIMITS, likelyShare: 0.6 };
  expect(
    leaveOutFillers(
      [...teas, best, second].filter((one) => one !== undefined),
      both,
      limits,
    ),
  ).toEqual([...teas, best]);
  expect(
    leaveOutFillers(
      [...teas, poor].filter((one) => one !== undefined),
      both,
      limits,
    ),
  ).toEqual(teas);
  const guessed = briefOf({ interests: [chosen("tea"), { value: "chess", source: "assumed", words: "" }] });
  expect(
    leaveOutFillers(
      [...teas, best].filter((one) => one !== undefined),
      guessed,
      limits,
    ),
  ).toEqual(teas);
});
