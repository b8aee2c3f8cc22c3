import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { marksOf } from "#app/features/finder/read/learnt/reader-file.ts";
import { compareMarks, markLexicon, MOST_OTHERWISE, readDemoNames, WEIGHTS_FILE, wordMarks } from "./lexicon-marks.ts";

const names = readDemoNames();

it("tells which names the lexicon reads otherwise than it did", () => {
  const [first = "", second = "", unknown = ""] = names;
  const marks = markLexicon([first, second]);
  expect(compareMarks(marks, [first, second, unknown])).toEqual({ marked: 2, otherwise: [] });
  const [key = ""] = Object.keys(markLexicon([second]));
  const compared = compareMarks({ ...marks, [key]: 1 }, [first, second, unknown]);
  expect(compared).toEqual({ marked: 2, otherwise: [second] });
  expect(wordMarks(compared)).toBe(
    `the lexicon reads 1 of 2 demo gifts' names otherwise than when the weights were trained, such as "${second}"`,
  );
});

it("the weights in the repository were trained with nearly this lexicon; else they are to be trained anew", () => {
  const compared = compareMarks(marksOf(readFileSync(WEIGHTS_FILE)), names);
  expect(compared.marked).toBeGreaterThan(300);
  expect(
    compared.otherwise.length / compared.marked,
    `${wordMarks(compared)}: npm run train:reader -- PRODUCTS (docs/decisions/0028-learnt-reader.md)`,
  ).toBeLessThanOrEqual(MOST_OTHERWISE);
});
