import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listProjectFiles } from "./check-structure.ts";
import { findSecondPlaces } from "./one-place.ts";

const FILE = "app/features/lists/wish.ts";
const EXCUSED_IN_VAIN = /: needs no excuse any more\. /;
const find = (line: string, file = FILE) =>
  findSecondPlaces([file], () => `// one\n${line}`).filter((fault) => !EXCUSED_IN_VAIN.test(fault));

test.each([
  ["an amount in dollars", "const dollars = gift.priceCents / 100;"],
  ["an amount in dollars in SQL", "sql`(g.price_cents / 100.0)::numeric(10, 2)`"],
  ["a day in milliseconds", "const ends = begins + 86_400_000;"],
  ["the day of a moment", "moment.toISOString().slice(0, 10)"],
  ["a line that is cleaned", 'typed.trim().replaceAll(/\\s+/g, " ")'],
  ["a text that a database takes", 'const isGood = !text.includes("\\0");'],
  ["a pattern of LIKE", "`%${text.replaceAll(/[\\\\%_]/g, escape)}%`"],
  ["a request of the browser", 'const answer = await fetch("/session");'],
  ["how long something lasts", '"You can undo this for 30 days."'],
  ["how large something may be", '"The file is larger than 100 MB."'],
])("%s has one place", (_what, line) => {
  expect(find(line)).toEqual([expect.stringMatching(/^app\/features\/lists\/wish\.ts:2: /)]);
});

test("a route's body is read by a schema", () => {
  expect(find("const sent = await request.json();", "app/routes/lists/list.tsx")).toHaveLength(1);
  expect(find("const sent = await request.clone().formData();", "app/routes/lists/list.tsx")).toEqual([]);
});

test("the place itself, comments, tests and what only looks alike are no second place", () => {
  expect(find("return cents / 100;", "app/platform/money.ts")).toEqual([]);
  expect(find("const cents = priceCents / 100;", "app/features/lists/wish.test.ts")).toEqual([]);
  expect(find(" * A link works for 60 minutes.")).toEqual([]);
  expect(find("const step = priceCents / 100_000; const share = percent / 100;")).toEqual([]);
  expect(find("`You can undo this for ${IMPORT_DAYS} days.`")).toEqual([]);
  expect(find("await fetch(url);", "app/platform/outgoing/ask.server.ts")).toEqual([]);
});

test("a file that is excused in vain is named", () => {
  expect(findSecondPlaces([], () => "")[0]).toMatch(EXCUSED_IN_VAIN);
});

test("no fact of the sources has a second place", () => {
  const files = listProjectFiles().filter((file) => existsSync(file));
  expect(findSecondPlaces(files, (file) => readFileSync(file, "utf8"))).toEqual([]);
});
