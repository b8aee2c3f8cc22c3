import { existsSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { applyChange } from "./change.ts";
import { CHANGES } from "./changes.ts";

const texts = new Map([...new Set(CHANGES.map(({ file }) => file))].map((file) => [file, readFileSync(file, "utf8")]));

test.each(CHANGES.map((change) => [`${change.file}: ${change.find}`, change] as const))("%s", (_name, change) => {
  const changed = applyChange(texts.get(change.file) ?? "", change);
  expect(changed).not.toBe(texts.get(change.file));
  expect(parseSync(change.file, changed).errors).toEqual([]);
  expect(change.tests.length).toBeGreaterThan(0);
  for (const file of change.tests) {
    expect(existsSync(file), file).toBe(true);
    expect(file, "the built site would not have the change in it").not.toMatch(/^tests\/(requests|process|e2e)\//);
  }
});

test("no change stands in the list twice", () => {
  const all = CHANGES.map(({ file, find, replace }) => JSON.stringify([file, find, replace]));
  expect(all.filter((change, place) => all.indexOf(change) !== place)).toEqual([]);
});
