import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RANKING } from "#app/features/finder/rank/constants.ts";

test("decision 0031 says of each constant of the ranking, at the value that it has, what it is worth", () => {
  const [, table = ""] = readFileSync("docs/decisions/0031-the-score-of-a-gift.md", "utf8").split("### Every constant");
  const rows = [...table.matchAll(/^\| (\w+) \| ([\d.]+) \| [+-]/gm)].map(([, name, value]) => [name, Number(value)]);
  expect(rows).toEqual(Object.entries(RANKING));
});
