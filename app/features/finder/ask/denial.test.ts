import { expect, test } from "vitest";
import { denialBefore, findUndenied } from "./denial.ts";

test.each([
  ["it's not cheaper", true],
  ["it doesn't need to be cheaper", true],
  ["nothing cheaper", true],
  ["used to get cheaper", true],
  ["cheaper", false],
  ["not this one, cheaper", false],
  ["not warmer but cheaper", false],
  ["not only cheaper", false],
  ["can't you find something cheaper", false],
  ["isn't there anything cheaper", false],
])("%j denies that it is cheaper: %s", (text, isDenied) => {
  expect(denialBefore(text, text.indexOf("cheaper")) !== null).toBe(isDenied);
});

test("a denied word does not hide the same word that is meant", () => {
  expect(findUndenied("he doesn't play golf. he plays chess", /\bplays?\b/g)?.index).toBe(25);
  expect(findUndenied("he doesn't play golf", /\bplays?\b/g)).toBeNull();
});
