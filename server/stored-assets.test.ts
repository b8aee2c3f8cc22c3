import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storeAssets } from "./stored-assets.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "presently-kept-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const kept = () => path.join(folder, "kept");

/** Starts a build with these assets, some minutes after the start before, and returns the assets of the earlier ones that it finds, by release. */
function start(...assets: string[]): string[][] {
  const client = path.join(folder, assets.join());
  mkdirSync(path.join(client, "assets"), { recursive: true });
  for (const asset of assets) writeFileSync(path.join(client, "assets", asset), asset);
  if (existsSync(kept()))
    for (const name of readdirSync(kept())) {
      const place = path.join(kept(), name);
      const before = new Date(statSync(place).mtimeMs - 300_000);
      utimesSync(place, before, before);
    }
  return storeAssets(client, kept()).map((place) => {
    const names = readdirSync(path.join(place, "assets")).toSorted();
    for (const name of names) expect(readFileSync(path.join(place, "assets", name), "utf8")).toBe(name);
    return names;
  });
}

test("a release finds the assets of the last two, the latest first, and older ones are gone", () => {
  expect(start("same.js", "one.js")).toEqual([]);
  expect(start("same.js", "two.js")).toEqual([["one.js", "same.js"]]);
  expect(start("same.js", "three.js")).toEqual([
    ["same.js", "two.js"],
    ["one.js", "same.js"],
  ]);
  expect(start("four.js")).toEqual([
    ["same.js", "three.js"],
    ["same.js", "two.js"],
  ]);
  expect(readdirSync(kept()).length).toBe(3);
});

test("a release that starts again and again, or comes back, pushes no other one out", () => {
  start("one.js");
  start("two.js");
  for (let restarts = 0; restarts < 4; restarts++) expect(start("two.js")).toEqual([["one.js"]]);
  expect(start("one.js")).toEqual([["two.js"]]);
  expect(start("three.js")).toEqual([["one.js"], ["two.js"]]);
});

test("a copy that was broken off is no release, and is removed once nobody can be at it", () => {
  start("one.js");
  const half = path.join(kept(), ".half");
  mkdirSync(half);
  expect(start("two.js")).toEqual([["one.js"]]);
  expect(existsSync(half)).toBe(true);
  utimesSync(half, 1, 1);
  expect(start("two.js")).toEqual([["one.js"]]);
  expect(existsSync(half)).toBe(false);
});
