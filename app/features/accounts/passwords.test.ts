import { expect, test } from "vitest";
import knownPasswords from "./known-passwords.json" with { type: "json" };
import { describePasswordFaults, findPasswordFaults } from "./passwords.ts";

test.each([
  ["5 characters", "brass", ["too-short"]],
  ["6 characters", "brasss", []],
  ["128 characters", "x".repeat(128), []],
  ["129 characters", "x".repeat(129), ["too-long"]],
  ["small letters only", "paper and ribbon", []],
  ["digits only", "8413997261", []],
  ["letters of any script", "紙とリボンの箱", []],
])("A1: %s are judged by their number alone", (_what, password, faults) => {
  expect(findPasswordFaults(password)).toEqual(faults);
});

test("A1: the 3,000 best-known passwords are refused in any capitalization", () => {
  expect(new Set(knownPasswords).size).toBe(3000);
  for (const known of knownPasswords)
    for (const password of [known, known.toUpperCase()]) expect(findPasswordFaults(password), password).not.toEqual([]);
});

test.each<[string, ReturnType<typeof findPasswordFaults>]>([
  ["qx7!z", ["too-short"]],
  ["qx7!zp", []],
  ["🎁🎁🎁🎁🎁", ["too-short"]],
  ["🎁🎁🎁🎁🎁🎁", []],
  ["ab".repeat(64), []],
  [`${"ab".repeat(64)}c`, ["too-long"]],
  ["password", ["well-known"]],
  ["PassWord", ["well-known"]],
  ["      ", []],
  ["aaaaaaq", []],
])("A1: what is wrong with %j is %j", (password, faults) => {
  expect(findPasswordFaults(password)).toEqual(faults);
  expect(describePasswordFaults(password) === null).toBe(faults.length === 0);
});
