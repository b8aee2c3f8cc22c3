import { expect, test } from "vitest";
import { createSpeller, isOneOff } from "./typos.ts";

const speller = createSpeller(new Set(["coffee", "garden", "yoga", "telescope", "anniversary"]), (word) => word === "warden");

test.each([
  ["cofee", "coffee"],
  ["coffeee", "coffee"],
  ["cofefe", "coffee"],
  ["gardan", "garden"],
  ["telescop", "telescope"],
  ["aniversery", "anniversary"],
  ["annivesery", "anniversary"],
])("%s means %s", (written, meant) => {
  expect(speller.correct(written)).toBe(meant);
});

test.each(["coffee", "warden", "yogo", "cfffe", "koffie", "x".repeat(10_000)])("%s is left alone", (written) => {
  expect(speller.correct(written)).toBeNull();
});

test("the likeliest slip counts: a doubled letter, then two changed round", () => {
  const names = createSpeller(new Set(["cancel", "candle", "poetry", "pottery"]), () => false);
  expect(names.correct("candel")).toBe("candle");
  expect(names.correct("potery")).toBe("pottery");
});

test("two letters changed round are one step, two wrong ones are two", () => {
  expect(isOneOff("ab", "ba")).toBe(true);
  expect(isOneOff("abc", "axd")).toBe(false);
});
