import { expect, test } from "vitest";
import { describePasswordFaults, findPasswordFaults } from "./passwords.ts";

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
