import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findAsvsFaults } from "./asvs-table.ts";

const PAGE = readFileSync("docs/asvs.md", "utf8");
const PLACE = "`server/problem.ts`";
const row = (number: string, level: string, state: string, answer: string) =>
  `| v5.0.0-${number} | ${level} | ${state} | What. | ${answer} |`;
/** What is found of the page with one row more, but for the count, which it makes wrong. */
const findWith = (line: string) => findAsvsFaults(`${PAGE}\n${line}\n`, existsSync).filter((fault) => !fault.includes("table of counts"));

test("the page is whole and true", () => {
  expect(findAsvsFaults(PAGE, existsSync)).toEqual([]);
});

test("every requirement of level 1 has one row, and one only", () => {
  const line = PAGE.split("\n").find((each) => each.startsWith("| v5.0.0-15.3.1 ")) as string;
  expect(findAsvsFaults(PAGE.replace(line, ""), existsSync)).toContain("docs/asvs.md: 15.3.1 is missing");
  expect(findWith(line)).toEqual(["docs/asvs.md: 15.3.1 stands there twice"]);
});

test.each([
  [row("99.1.1", "1", "met", PLACE), "99.1.1 is not of level 1"],
  [row("99.1.1", "2", "maybe", PLACE), '99.1.1 has the state "maybe"'],
  [row("99.1.1", "2", "n/a", "No."), '99.1.1 does not begin with "Not applicable, because "'],
  [row("99.1.1", "2", "not met", PLACE), '99.1.1 does not begin with "Not met: "'],
  [row("99.1.1", "2", "met", "Somewhere."), "99.1.1 names no place"],
  [row("99.1.1", "2", "met", "`server/no-such.ts`"), "server/no-such.ts is not there"],
  ["[there](decisions/9999-none.md#part)", "docs/decisions/9999-none.md is not there"],
])("%s: %s", (line, fault) => {
  expect(findWith(line)).toEqual([`docs/asvs.md: ${fault}`]);
});

test("the counts are those of the rows", () => {
  expect(findAsvsFaults(`${PAGE}\n${row("99.1.1", "2", "met", PLACE)}\n`, existsSync)).toEqual([
    expect.stringMatching(/^docs\/asvs\.md: the table of counts lacks the line \| 2 \| \d+ \|/),
  ]);
});

test("addresses of the site and settings are no paths", () => {
  expect(findWith("`/metrics`, `/etc/presently.env`, `npm audit`, `SITE_URL`, `nosniff`")).toEqual([]);
});
