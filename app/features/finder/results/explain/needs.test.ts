import { expect, test } from "vitest";
import { briefOf, read } from "#tests/factories/finder.ts";
import { explain } from "#tests/factories/reasons.ts";
import { listMemoUse } from "../../memo.ts";
import { pronounsOf } from "./naming.ts";
import { needsOf } from "./needs.ts";

const partsIn = (text: string) => needsOf(briefOf({ text })).map(({ words }) => words);

test.each([
  ["her knees are shot", ["sore knees"]],
  ["she has bad knees and sore shoulders", ["sore shoulders", "sore knees"]],
  ["arthritis in her fingers", ["sore fingers"]],
  ["his feet are always very sore", ["sore feet"]],
  ["she gardens, and her knees hurt", ["sore knees"]],
])("%j says what hurts: %j", (text, parts) => {
  expect(partsIn(text).toSorted()).toEqual(parts.toSorted());
});

test.each([
  "her knees are fine, but she is tired",
  "her knees are fine and she is tired",
  "her knees don't hurt",
  "no sore knees any more",
  "my knees hurt, hers are fine",
  "she nurses her mother's bad knees",
  "a bad winter. She has blue eyes",
  "tired of socks, big feet",
])("%j says of no part of the body that it hurts", (text) => {
  expect(partsIn(text)).toEqual([]);
});

test.each([
  ["always-cold", "Cork grips better as hands get damp in warm rooms.", "Boiled wool keeps heels and toes warm on a tiled floor."],
  ["bad-back", "Twelve tins stand in a row, each labeled on the spine.", "Rolled slowly it eases a stiff back after a long drive."],
  ["tired-feet", "Thirteen moons hang on a 5-foot cotton cord.", "Warm air cushions hold both feet and ease the heels."],
  ["moving-abroad", "A fold-out crank folds around a jar of beans.", "A light towel folds into a pouch with a loop."],
  [
    "small-kitchen",
    "The legs of this tray fold flat so that it can serve as a lap desk.",
    "A steel rack folds flat and slides beside the stove.",
  ],
  ["lost-things", "Soft bristles lift crumbs from between keys of any kind.", "A small tag chirps from behind the cushions of a couch."],
  ["exam-stress", "A tray with legs opens and serves as a lap desk.", "A long arm clamps to a desk and turns without a squeak."],
  [
    "grief",
    "Thick wool keeps feet warm and the sole grips a kitchen floor.",
    "Dried lavender gives the pillow a gentle weight and a scent.",
  ],
  ["sore-hands", "A long lever takes two hands and holds a full jar of beans.", "A wide knob is easy to grip and opens any jar."],
  [
    "camping-first",
    "A hook lifts a trailing plant out of reach and into the light.",
    "A bag folds flat and holds two bottles on the trail.",
  ],
])("a need (%s) is not met where a word only seems to meet it: %s", (id, seeming, real) => {
  const brief = briefOf({ situations: [read(id, id)] });
  const gift = (description: string) => ({ name: "Thing", description, tags: {} });
  expect([explain(gift(seeming), brief), explain(gift(real), brief)]).toEqual(["", expect.stringContaining(real)]);
});

test("a need that a word only seems to meet: a lamp's warm light warms nobody", () => {
  const brief = briefOf({ text: "lost her husband", situations: [read("grief", "lost her husband")] });
  const sign = { name: "Theater sign", description: "A small theater sign stands on a shelf with a warm LED glow.", tags: {} };
  expect(explain(sign, brief)).toBe("");
  expect(explain({ ...sign, description: "A gentle weight rests on the shoulders for an hour." }, brief)).not.toBe("");
});

test("needs and pronouns are read once for a brief, however many gifts are explained", () => {
  const brief = briefOf({ text: "for my dad, his knees are shot", gender: read("male" as const, "his") });
  expect(needsOf(brief)).toBe(needsOf(brief));
  const uses = () => new Map(listMemoUse()).get("pronouns of a brief")?.entries ?? 0;
  const before = uses();
  expect([pronounsOf(brief), pronounsOf(brief)].map(({ whose }) => whose)).toEqual(["his", "his"]);
  expect(uses() - before).toBe(1);
});
