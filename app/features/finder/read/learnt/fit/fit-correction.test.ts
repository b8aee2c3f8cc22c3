import { expect, it } from "vitest";
import { hashOf } from "../../../hash.ts";
import { committedReader } from "../committed-reader.ts";
import { featuresOf } from "../name-features.ts";
import { knownOf, type LinearReader, scoresOf } from "../reader.ts";
import { fitCorrection, type Lesson } from "./fit-correction.ts";

const base = committedReader();
const columnOf = (kind: string, id: string) => base.outputs.findIndex((output) => output.kind === kind && output.id === id);
const COFFEE = columnOf("interest", "coffee");
const TAUGHT = ["coffee", "tea", "cooking", "reading", "camping", "gardening"].map((id) => columnOf("interest", id));
const THINGS = ["ceramic mug", "wool blanket", "enamel sign", "cotton tote", "glass vase", "brass lamp", "oak tray", "paper lantern"];
const PLACES = ["kitchen", "garden", "travel", "office", "bath", "porch", "studio", "cabin"];
const NAMES = THINGS.flatMap((thing) => PLACES.map((place) => `${place} ${thing}`)).toSorted((one, other) => hashOf(one) - hashOf(other));

const scoreOf = (reader: LinearReader, name: string, column: number) =>
  scoresOf(reader, knownOf(reader, featuresOf(name)))[column] as number;

function lessonOf(name: string, weightOf: (column: number) => number): Lesson {
  const targets = new Float64Array(base.outputs.length).fill(Number.NaN);
  for (const column of TAUGHT) targets[column] = weightOf(column);
  return { read: featuresOf(name), targets };
}

it("says of gifts like the lessons' what they say, and of others what it said before", () => {
  const isMug = (name: string) => name.endsWith("mug") || name.endsWith("tray");
  const lessons = NAMES.slice(0, 50).map((name) => lessonOf(name, (column) => (column === COFFEE && isMug(name) ? 0.8 : 0)));
  const { reader, gains } = fitCorrection(base, lessons);
  const held = NAMES.slice(50);
  const errorOf = (by: LinearReader) =>
    held.reduce((sum, name) => sum + (scoreOf(by, name, COFFEE) - (isMug(name) ? 0.8 : 0)) ** 2, 0) / held.length;
  expect(errorOf(reader)).toBeLessThan(errorOf(base) / 2);
  expect(gains).toEqual([{ kind: "interest", share: expect.any(Number), gain: expect.any(Number) }]);
  expect(gains[0]?.gain).toBeGreaterThan(0.3);
  const golf = columnOf("interest", "golf");
  for (const name of held) expect(scoreOf(reader, name, golf)).toBeCloseTo(scoreOf(base, name, golf), 2);
});

it("is what it was without lessons", () => {
  const { reader, gains } = fitCorrection(base, []);
  expect(gains).toEqual([]);
  for (const name of NAMES.slice(0, 5)) expect(scoreOf(reader, name, COFFEE)).toBeCloseTo(scoreOf(base, name, COFFEE), 3);
});

it.each([1, 2, 3, 4, 5])("learns nothing from labels that are right on average and otherwise chance (%i)", (seed) => {
  // Chance adds as often as it takes away.
  const truthOf = (name: string, column: number) => scoreOf(base, name, column);
  const noiseOf = (name: string, column: number) => (hashOf(`${seed} ${name} ${column}`) % 2 === 0 ? 0.3 : -0.3);
  const lessons = NAMES.slice(0, 50).map((name) => lessonOf(name, (column) => truthOf(name, column) + noiseOf(name, column)));
  const { reader } = fitCorrection(base, lessons);
  const errors = NAMES.slice(50).flatMap((name) => TAUGHT.map((column) => (scoreOf(reader, name, column) - truthOf(name, column)) ** 2));
  // A hundredth of what the labels themselves are wrong.
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.09 / 100);
});
