import { describe, expect, it } from "vitest";
import type { Gold } from "./eval-types.ts";
import { accuracyOf, scoreUnderstanding, type Understanding } from "./understanding.ts";

const NOTHING: Understanding = {
  person: null,
  age: null,
  gender: null,
  occasion: null,
  deadlineDays: null,
  budget: null,
  interests: [],
  excluded: [],
  otherWords: [],
};
const SILENT: Gold = { recipients: [], age: null, gender: null, occasion: null, budget: null, interests: [], excluded: [] };

const score = (gold: Partial<Gold>, understood: Partial<Understanding>) =>
  scoreUnderstanding(
    { id: "b1", split: "open", text: "", gold: { ...SILENT, ...gold } },
    { ...NOTHING, ...understood },
    {
      mug: { said: ["mug"] },
      clutter: { said: ["clutter"], isSoft: true },
    },
  );

describe("slots", () => {
  it("know a maximum, a range and a sum that may be either", () => {
    const max = { min: null, max: 5000, around: null };
    expect(score({ budget: max }, { budget: { min: null, max: 5000, target: null } }).budget).toEqual({ right: 1, asked: 1, invented: 0 });
    expect(score({ budget: max }, { budget: { min: null, max: 6000, target: 5000 } }).budget?.right).toBe(0);
    expect(score({ budget: { ...max, isBareSum: true } }, { budget: { min: null, max: 6000, target: 5000 } }).budget?.right).toBe(1);
    expect(
      score({ budget: { min: 2000, max: 5000, around: null } }, { budget: { min: null, max: 5000, target: null } }).budget?.right,
    ).toBe(0);
    expect(
      score({ budget: { min: null, max: null, around: 4000 } }, { budget: { min: 3000, max: 4800, target: 4000 } }).budget?.right,
    ).toBe(1);
    expect(score({}, { budget: max as never }).budget).toEqual({ right: 0, asked: 0, invented: 1 });
  });

  it("know a person by the catalogue's value, or by words where it has none", () => {
    const mom = { recipients: ["mom"], words: "mum", said: true };
    expect(score({ recipients: ["mom"] }, { person: mom }).recipient?.right).toBe(1);
    expect(score({ recipients: ["dad"] }, { person: mom }).recipient?.right).toBe(0);
    expect(score({ recipientWords: ["aunt"] }, { person: { recipients: ["mom"], words: "my aunt", said: true } }).recipient?.right).toBe(1);
    expect(score({}, { person: mom }).recipient?.invented).toBe(1);
    expect(score({}, { person: { ...mom, said: false } }).recipient?.invented).toBe(0);
    expect(score({ recipients: ["mom"], recipientIsOpen: true }, {}).recipient).toBeNull();
  });

  it("count interests one by one, alternatives as one, and those that nobody named", () => {
    const tea = { slugs: ["tea"], words: "cuppa", said: true };
    const cars = { slugs: ["cars"], words: "drive", said: true };
    expect(score({ interests: ["coffee/tea", "reading"] }, { interests: [tea, cars] }).interests).toEqual({
      right: 1,
      asked: 2,
      invented: 1,
    });
    expect(score({ interests: [], openInterests: ["cars"] }, { interests: [cars] }).interests?.invented).toBe(0);
    expect(score({ freeInterests: ["dinosaur"] }, { otherWords: ["dinosaurs"] }).interests?.right).toBe(1);
  });

  it("find exclusions by their words, and ask for none that is only a wish", () => {
    expect(score({ excluded: ["mug", "clutter"] }, { excluded: [{ id: "mug", words: "no mugs" }] }).exclusions).toEqual({
      right: 1,
      asked: 1,
      invented: 0,
    });
    expect(score({ excluded: ["clutter"] }, { excluded: [{ id: "decor", words: "clutter" }] }).exclusions).toEqual({
      right: 0,
      asked: 0,
      invented: 0,
    });
  });

  it("know when it must be there, with slack where the words leave some", () => {
    expect(score({ date: "2026-11-27" }, { deadlineDays: 6 }).deadline?.right).toBe(1);
    expect(score({ date: "2026-11-27" }, { deadlineDays: 7 }).deadline?.right).toBe(0);
    expect(score({ date: "2026-11-27", dateSlackDays: 1 }, { deadlineDays: 7 }).deadline?.right).toBe(1);
  });
});

it("accuracy counts what was asked for or invented, and leaves open slots out", () => {
  const scores = [{ right: 1, asked: 2, invented: 0 }, null, { right: 1, asked: 1, invented: 1 }];
  expect(accuracyOf(scores)).toBeCloseTo(2 / 4, 6);
});
