import { expect, test } from "vitest";
import { giftReaderOf } from "#app/features/finder/read/gift-reader.ts";
import { describeReading } from "./describe-reading.ts";

test("a gift's reading is one list with kind, id, source, weight, confidence and evidence, the surest first", () => {
  const [headings, ...lines] = describeReading(giftReaderOf(null), "Easter chocolate eggs in a nest", "");
  expect(headings).toMatch(/^kind +id +source +weight +confidence +evidence$/);
  expect(lines).toContainEqual(expect.stringMatching(/^recipient +mom +learnt +0\.\d\d +0\.\d\d +.*eggs/));
  expect(lines).toContainEqual(expect.stringMatching(/^occasion +easter +words +0\.90 +0\.80 +Easter$/));
  const confidences = lines.map((line) => Number(/\d\.\d\d +(\d\.\d\d)/.exec(line)?.[1]));
  expect(confidences).toEqual(confidences.toSorted((one, other) => other - one));
});

test("says for whom it is: a child with ages, boys or girls, men or women", () => {
  const lines = describeReading(giftReaderOf(null), "Soft rattle for baby girls", "");
  expect(lines).toContainEqual(expect.stringMatching(/^child +0 to \d+ +learnt +0\.\d\d +0\.\d\d +.*baby/));
  expect(lines).toContainEqual(expect.stringMatching(/^gender +female +words +1\.00 +–$/));
});
