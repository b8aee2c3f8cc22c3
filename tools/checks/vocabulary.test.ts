import { expect, test } from "vitest";
import { findRetiredWords } from "./vocabulary.ts";

test.each([
  ["app/platform/kept-markup.ts", "", "cached"],
  ["app/a.ts", "const keptPages = 1;", "cached"],
  ["app/a.ts", "  isFromOwnPage(request: Request): boolean;", "same-origin"],
  ["app/a.ts", "// The kept page is sent.", "cached"],
  ["app/a.ts", "  start(); // Whoever asks waits.", "anyone who"],
  ["app/a.ts", " * The owner sees his list.", "they"],
  ["docs/a.md", "A scene of the cluster.", "scenario"],
  ["app/a.tsx", "{/* He reads it. */}", "they"],
])("%s with %j has a retired word, and the term to use is said", (file, text, use) => {
  const faults = findRetiredWords(file, text);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(use);
});

test.each([
  ["app/a.ts", 'const sentence = "he misses his dog, spoil him";'],
  ["app/a.ts", '// The text "for his birthday" names a person.'],
  ["app/a.ts", "const kept = rows.filter(isShown);"],
  ["app/a.ts", "// Nothing is kept of who asked; the whole address `https://he.example` is dropped."],
  ["app/a.ts", "  loosenings: Relaxation[];"],
  ["db/migrations/0001-x.sql", "-- whoever"],
])("%s with %j has none", (file, text) => {
  expect(findRetiredWords(file, text)).toEqual([]);
});
