import { describe, expect, test } from "vitest";
import { readDate } from "./dates.ts";
import { plainText } from "./plain-text.ts";

/** This day is a Saturday. */
const today = "2026-11-21";
const dateOf = (text: string, country = "US", from = today) => readDate(plainText(text), { today: from, country })?.value ?? null;

describe("a date", () => {
  test.each([
    ["next Friday", "2026-11-27"],
    ["wife's birthday friday!", "2026-11-27"],
    ["colleague leaving do next Wednesday", "2026-11-25"],
    ["she leaves Friday", "2026-11-27"],
    ["a colleague leaves on Tuesday", "2026-11-24"],
    ["need it by Tuesday", "2026-11-24"],
    ["birthday on Friday week", "2026-12-04"],
    ["party a week on Saturday", "2026-12-05"],
    ["the Friday after next", "2026-12-04"],
    ["Dec 24", "2026-12-24"],
    ["baby shower on Dec 10", "2026-12-10"],
    ["birthday dec 1", "2026-12-01"],
    ["24th of December", "2026-12-24"],
    ["Birthday on the 9th of December", "2026-12-09"],
    ["wedding is January 16", "2027-01-16"],
    ["January 16th, 2028", "2028-01-16"],
    ["12/24", "2026-12-24"],
    ["24/12", "2026-12-24"],
    ["12/24/2026", "2026-12-24"],
    ["2026-12-24", "2026-12-24"],
    ["on Sunday Dec 6", "2026-12-06"],
    ["Dad's birthday in two weeks", "2026-12-05"],
    ["in 10 days", "2026-12-01"],
    ["birthday is two weeks from now", "2026-12-05"],
    ["birthday tomorrow", "2026-11-22"],
    ["the day after tomorrow", "2026-11-23"],
    ["today", "2026-11-21"],
    ["this weekend", "2026-11-22"],
    ["his party is at the weekend", "2026-11-22"],
    ["end of the month", "2026-11-30"],
    ["has to reach him before Dec 1st", "2026-11-30"],
    ["feb 29", "2028-02-29"],
    ["nov 20", "2027-11-20"],
  ])("in %j is %s", (text, day) => {
    expect(dateOf(text)).toBe(day);
  });

  test("is read the local way", () => {
    expect([dateOf("3/12", "US"), dateOf("3/12", "GB")]).toEqual(["2027-03-12", "2026-12-03"]);
  });

  test.each([
    "24/7",
    "Black Friday",
    "bakes every Friday",
    "smokes brisket all Sunday",
    "watched our dog for two weeks",
    "6 month anniversary",
    "Feb 31",
    "may like tea",
    "a 1/2 pound",
    "fri",
    "",
  ])("is not in %j", (text) => {
    expect(dateOf(text)).toBeNull();
  });
});

test("a weekend activity is no day by which a gift must be there", () => {
  expect(readDate(plainText("she bakes bread at the weekend"), { today: "2026-11-21", country: "US" })).toBeNull();
});
