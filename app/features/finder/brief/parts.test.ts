import { expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { briefOf, chosen } from "#tests/factories/finder.ts";
import { briefSchema, wholeBriefSchema } from "../schema.ts";
import { briefFromParams, briefToParams } from "./address.ts";
import { chipsOf, removeFromBrief } from "./chips.ts";
import { mergeBriefs } from "./merge.ts";
import { EMPTY_BRIEF, LISTS, MANIES, ONES, PART_ENTRIES, PARTS } from "./parts.ts";

const WHOLE = briefOf({
  text: "for my mom",
  person: chosen("mom"),
  alsoFor: [chosen("sister")],
  age: chosen({ min: 60, max: 60 }),
  gender: chosen("female"),
  occasion: chosen("birthday"),
  date: chosen("2026-12-24"),
  budget: chosen({ minCents: 2000, maxCents: 4000, targetCents: null, currency: CURRENCY }),
  interests: [chosen("tea")],
  traits: [chosen("funny")],
  situations: [chosen("new-job")],
  excluded: [chosen("mugs")],
  withinDays: chosen(5),
  shipsTo: chosen("US"),
  otherWords: ["lamp"],
  asks: ["delivery"],
  allowed: ["quiet"],
  leans: ["faster"],
  surprise: 40,
  notThese: ["0b0a9b3e-8f6e-4bb4-9a55-000000000001"],
  likeThese: ["0b0a9b3e-8f6e-4bb4-9a55-000000000002"],
});

test("the table's order is that of an answer and of an address", () => {
  const names = PART_ENTRIES.map(([name]) => name);
  expect(Object.keys(EMPTY_BRIEF)).toEqual(["text", ...names]);
  expect(Object.keys(briefSchema.shape)).toEqual(["text", ...names]);
  expect(Object.keys(wholeBriefSchema.shape)).toEqual(["text", ...names]);
  expect(Object.keys(mergeBriefs(EMPTY_BRIEF, WHOLE))).toEqual(["text", ...names]);
  expect([...new Set(briefToParams(WHOLE).keys())]).toEqual(["said", ...PART_ENTRIES.map(([, { param }]) => param)]);
});

test("every part is written, read back, merged and answered", () => {
  expect(briefFromParams(briefToParams(WHOLE)).brief).toEqual(WHOLE);
  expect(mergeBriefs(EMPTY_BRIEF, WHOLE)).toEqual(WHOLE);
  expect(wholeBriefSchema.parse(WHOLE)).toEqual(WHOLE);
});

test("every part but numbers and opinions has chips, each of which takes it away", () => {
  const shown = [...ONES, ...MANIES, ...LISTS.filter(([, { isOpinion }]) => !isOpinion)];
  const bare = chipsOf(WHOLE).reduce((brief, { id }) => removeFromBrief(brief, id), WHOLE);
  for (const [name] of shown) expect(bare[name], name).toEqual(EMPTY_BRIEF[name]);
  expect(chipsOf(WHOLE)).toHaveLength(shown.length);
});

test("no two parts have one parameter, and what a part refers to is a part", () => {
  expect(new Set(PART_ENTRIES.map(([, { param }]) => param)).size).toBe(PART_ENTRIES.length);
  const referred = [...ONES.map(([, { follows }]) => follows), ...MANIES.map(([, { opposes }]) => opposes)];
  for (const name of referred.filter((other) => other !== undefined)) expect(Object.keys(PARTS)).toContain(name);
});
