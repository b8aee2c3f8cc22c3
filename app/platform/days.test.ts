import { expect, test } from "vitest";
import { addDays, countDays, dayOf, isDay, lastOfMonth, toDay, weekdayOf, yearOf } from "./days.ts";

test("days are those of UTC, whatever the hour", () => {
  expect(["2026-11-20T00:00:00Z", "2026-11-20T23:59:59.999Z"].map((moment) => toDay(new Date(moment)))).toEqual([
    "2026-11-20",
    "2026-11-20",
  ]);
});

test("days are counted over changes of the clock, of months and of years", () => {
  expect(addDays("2026-02-27", 2)).toBe("2026-03-01");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  expect(countDays("2026-10-01", "2026-11-30")).toBe(60);
  expect(countDays("2026-03-01", "2026-02-27")).toBe(-2);
  expect([lastOfMonth("2028-02-03"), lastOfMonth("2026-12-31")]).toEqual(["2028-02-29", "2026-12-31"]);
  expect([weekdayOf("2026-11-22"), weekdayOf("2026-11-28"), yearOf("2026-11-22")]).toEqual([0, 6, 2026]);
});

test("only days of the calendar are days", () => {
  expect([dayOf(2028, 2, 29), dayOf(2026, 2, 29), dayOf(2026, 13, 1)]).toEqual(["2028-02-29", null, null]);
  expect(["2026-12-24", "2026-02-30", "2026-2-3", "2026-13-01", "tomorrow", "2026-12-24T00:00:00Z"].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
