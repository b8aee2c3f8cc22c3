import { expect, test } from "vitest";
import { tableOfClaims, tableOfSystems } from "./report-table.ts";
import type { SystemFigures } from "./run-foreign.ts";

const figures: SystemFigures = {
  ...{ system: "finder", half: "held-back", tags: "stripped", briefs: 11, ndcg: 0.491, precision: 0.633 },
  ...{ ageClashes: 0.014, childrensToAdults: 0.015, empty: 0, limitsRespected: NaN, good: NaN, wrong: NaN, graded: 1 },
};

test("a report's table has every figure of every system, and a dash where nothing could be measured", () => {
  const [head, , row] = tableOfSystems([{ name: "guides", report: { systems: [figures] } }]).split("\n");
  expect(head).toBe("| catalogue | half | tags | system | nDCG@10 | P@5 | age clashes | children's to adults | empty | good | wrong |");
  expect(row).toBe("| guides | held-back | stripped | finder | 0.491 | 0.633 | 1.4 % | 1.5 % | 0.0 % | – | – |");
  // JSON has no NaN.
  const written = JSON.parse(JSON.stringify(figures)) as SystemFigures;
  expect(tableOfSystems([{ name: "guides", report: { systems: [written] } }])).toContain(row);
});

test("a topic's precision is that of its sure guesses together, beside what is wanted", () => {
  const table = tableOfClaims([
    { taxonomy: "interest", from: 0.7, read: 10, right: 2 },
    { taxonomy: "interest", from: 0.8, read: 10, right: 8 },
    { taxonomy: "interest", from: 0.9, read: 10, right: 10 },
  ]);
  expect(table).toContain("precision, of topics ≥ 85 %");
  expect(table).toContain("| interest | 20 | 18 | 90.0 % |\n");
  expect(table).toContain("| recipient | 0 | 0 | – |\n");
});
