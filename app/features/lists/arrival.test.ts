import { describe, expect, test } from "vitest";
import { arrivalOf, sayDistance, summarizeArrivals } from "./arrival.ts";

describe("what can still arrive in time (the date minus the shipping days)", () => {
  test.each([
    ["2026-12-24", 3, "2026-12-01", { kind: "in-time", orderBy: "2026-12-21" }],
    ["2026-12-24", 3, "2026-12-21", { kind: "in-time", orderBy: "2026-12-21" }],
    ["2026-12-24", 3, "2026-12-22", { kind: "too-late", orderBy: "2026-12-21" }],
    ["2026-12-24", 0, "2026-12-24", { kind: "in-time", orderBy: "2026-12-24" }],
    ["2027-01-02", 5, "2026-12-28", { kind: "in-time", orderBy: "2026-12-28" }],
    ["2026-12-24", null, "2026-12-01", { kind: "unknown" }],
    ["2026-12-24", 3, "2026-12-25", null],
    [null, 3, "2026-12-25", null],
  ])("an occasion on %s, %s shipping days, today %s", (date, days, today, arrival) => {
    expect(arrivalOf(date, days, today)).toEqual(arrival);
  });

  test("is summed up over a list", () => {
    const items = [{ shippingDays: 2 }, { shippingDays: 40 }, { shippingDays: null }];
    expect(summarizeArrivals("2026-12-24", items, "2026-12-01")).toBe("1 of 3 gifts can still arrive in time");
    expect(summarizeArrivals("2026-12-24", items.slice(0, 1), "2026-12-01")).toBe("1 of 1 gift can still arrive in time");
    expect(summarizeArrivals(null, items, "2026-12-01")).toBeNull();
    expect(summarizeArrivals("2026-12-24", [], "2026-12-01")).toBeNull();
  });
});

test("the distance of a day from today is said in words", () => {
  expect(["2026-12-24", "2026-12-25", "2026-12-23", "2026-12-30", "2026-12-20"].map((day) => sayDistance(day, "2026-12-24"))).toEqual([
    "today",
    "tomorrow",
    "yesterday",
    "in 6 days",
    "4 days ago",
  ]);
});
