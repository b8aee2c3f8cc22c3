import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listProjectFiles } from "./check-structure.ts";
import { findFalseNames, findFinderCaches, findSharedNames, findTaxonomyTables } from "./feature-contents.ts";

const files = listProjectFiles();
const find = (file: string, text: string) =>
  findSharedNames([...files, file], (each) => (each === file ? text : readFileSync(each, "utf8")));

test.each([
  "export async function saveGift() {}",
  "export const saveGift = 1;",
  "export type saveGift = 1;",
  "export default class saveGift {}",
])("a second export of a name is found: %s", (text) => {
  expect(find("app/features/lists/new.ts", text)).toEqual([
    expect.stringMatching(/^saveGift is exported by app\/features\/catalogue\/\S+ and app\/features\/lists\/new\.ts\./),
  ]);
});

test("names within a file, of tests and of other rooms may be the same", () => {
  expect(find("app/features/lists/new.ts", "const saveGift = 1;\nfunction inner() {}")).toEqual([]);
  expect(find("app/features/lists/new.test.ts", "export const saveGift = 1;")).toEqual([]);
  expect(find("app/site/new.ts", "export const saveGift = 1;")).toEqual([]);
});

test.each([
  ["app/features/lists/gifts.queries.server.ts", 'import { findGifts } from "./basket.ts";', "does not use the database"],
  ["app/features/lists/commands.server.tsx", "", "does not use the database"],
  ["app/features/lists/schema.ts", "export const LIMIT = 3;", "holds no schema"],
])("a name that promises what its file does not hold is found: %s", (file, text, words) => {
  expect(findFalseNames([file], () => text)).toEqual([expect.stringContaining(words)]);
});

test("queries of the database, schemas and the tests of both have true names", () => {
  const texts: Record<string, string> = {
    "app/features/lists/gifts.queries.server.ts": 'import { readRows } from "#app/platform/db/rows.server.ts";',
    "app/features/lists/schema.ts": 'import { z } from "zod";',
    "app/features/lists/gifts.queries.test.ts": "",
  };
  expect(findFalseNames(Object.keys(texts), (file) => texts[file] ?? "")).toEqual([]);
});

test("a cache of the finder beside its index and its memo is found", () => {
  const cache = (file: string) => findFinderCaches([file], () => "const known = new WeakMap<Brief, string>();");
  expect(cache("app/features/finder/rank/limits/things.ts")).toEqual([
    expect.stringMatching(/^app\/features\/finder\/rank\/limits\/things\.ts: a cache/),
  ]);
  for (const file of ["app/features/finder/memo.ts", "app/features/finder/ask/age.test.ts", "app/platform/page-cache/page-cache.ts"])
    expect(cache(file)).toEqual([]);
});

test.each(["Record<TaxonomyKey, string>", 'Readonly<Record<Exclude<TaxonomyKey, "priceTier">, readonly number[]>>'])(
  "a table of every taxonomy beside the registry is found: %s",
  (type) => {
    const fault = [expect.stringMatching(/^app\/features\/lists\/labels\.ts: writes out every taxonomy/)];
    expect(findTaxonomyTables(["app/features/lists/labels.ts"], () => `const LABELS: ${type} = {\n  theme: [],\n};`)).toEqual(fault);
    expect(findTaxonomyTables(["app/features/lists/labels.ts"], () => `const LABELS: Partial<${type}> = {\n};`)).toEqual([]);
  },
);
