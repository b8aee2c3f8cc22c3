import { expect, test } from "vitest";
import type { Change, Kind } from "./change.ts";
import { findShortfalls, renderTable, type Result, type Verdict } from "./verdicts.ts";

const result = (kind: Kind, verdict: Verdict): Result => {
  const change: Change = { kind, file: "app/money.ts", find: "a", replace: "b", promise: "It holds.", tests: ["app/money.test.ts"] };
  return { change, verdict, by: null };
};
const many = (count: number, kind: Kind, verdict: Verdict) => Array.from({ length: count }, () => result(kind, verdict));

test("nineteen of twenty noticed is enough, eighteen is not", () => {
  expect(findShortfalls([...many(19, "cache", "noticed"), ...many(1, "cache", "unnoticed")])).toEqual([]);
  expect(findShortfalls([...many(18, "cache", "noticed"), ...many(2, "cache", "unnoticed")])).toHaveLength(1);
});

test("of rights, money and secrets none may go unnoticed, however many others are noticed", () => {
  for (const kind of ["rights", "money", "secrets"] as const)
    expect(findShortfalls([...many(99, "cache", "noticed"), result(kind, "unnoticed")])).toEqual([
      `Of ${kind} every change must be noticed: app/money.ts, "a"`,
    ]);
});

test("tests that hang have noticed; tests that cannot run say nothing, which is a fault", () => {
  expect(findShortfalls([result("rights", "timed out")])).toEqual([]);
  expect(findShortfalls([...many(99, "cache", "noticed"), result("cache", "broken")])).toHaveLength(1);
});

test("the table has a row for each kind that there is, and one for all", () => {
  expect(
    renderTable([result("money", "noticed"), ...many(3, "cache", "noticed"), result("cache", "unnoticed")])
      .split("\n")
      .slice(2),
  ).toEqual(["| money | 1 | 1 | 0 | 0 | 100.0 % |", "| cache | 4 | 3 | 1 | 0 | 75.0 % |", "| all | 5 | 4 | 1 | 0 | 80.0 % |"]);
});
