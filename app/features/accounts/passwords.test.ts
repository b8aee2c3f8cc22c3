import { expect, test } from "vitest";
import knownPasswords from "./known-passwords.json" with { type: "json" };
import { findPasswordFaults } from "./passwords.ts";

const NAMES = ["Gifts of Mine", "Ada", "Lovelace", "ada.lovelace@analytical.example"];

test.each([
  ["5 characters", "brass", ["too-short"]],
  ["6 characters", "brasss", []],
  ["128 characters", "x".repeat(128), []],
  ["129 characters", "x".repeat(129), ["too-long"]],
  ["small letters only", "paper and ribbon", []],
  ["digits only", "8413997261", []],
  ["letters of any script", "紙とリボンの箱", []],
])("A1: %s are judged by their number alone", (_what, password, faults) => {
  expect(findPasswordFaults(password, [])).toEqual(faults);
});

test("A1: the 3,000 best-known passwords are refused in any capitalization", () => {
  expect(new Set(knownPasswords).size).toBe(3000);
  for (const known of knownPasswords)
    for (const password of [known, known.toUpperCase()]) expect(findPasswordFaults(password, []), password).not.toEqual([]);
});

test.each([
  ["short", "too-short"],
  ["x".repeat(129), "too-long"],
  ["PassWord1", "well-known"],
  ["Presently2026!", "names"],
  ["giftsofmine", "names"],
  ["Mine-Gifts-1", "names"],
  ["AdaLovelace1815", "names"],
  ["analytical7", "names"],
  ["lovelace123456", "names"],
])("A1: %s is %s", (password, fault) => {
  expect(findPasswordFaults(password, NAMES)).toEqual([fault]);
});

test.each(["paper and ribbon", "a gift for grandmother", "Lovelace's engine of 1843", "123456789012", "кукушка", "ädälovel", "((((((("])(
  "A1: %s will do, whatever its signs",
  (password) => {
    expect(findPasswordFaults(password, NAMES)).toEqual([]);
  },
);
