import { expect, test } from "vitest";
import { findPasswordFaults } from "./passwords.ts";

const NAMES = ["Gifts of Mine", "Ada", "Lovelace", "ada.lovelace@analytical.example"];

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
