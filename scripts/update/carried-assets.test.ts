import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { carryAssets } from "./carried-assets.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "presently-assets-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a build with these assets and returns its folder. */
function build(name: string, ...assets: string[]): string {
  const place = path.join(folder, name);
  mkdirSync(path.join(place, "client/assets"), { recursive: true });
  for (const asset of assets) writeFileSync(path.join(place, "client/assets", asset), asset);
  return place;
}
const assetsOf = (place: string) => readdirSync(path.join(place, "client/assets")).toSorted();

test("the assets of the last two releases are beside a release's own, and older ones are not", () => {
  const first = build("first", "same.js", "one.js");
  const second = build("second", "same.js", "two.js");
  const third = build("third", "same.js", "three.js");
  const fourth = build("fourth", "four.js");
  expect(carryAssets(first, second)).toBe(1);
  expect(assetsOf(second)).toEqual(["one.js", "same.js", "two.js"]);
  expect(carryAssets(second, third)).toBe(2);
  expect(assetsOf(third)).toEqual(["one.js", "same.js", "three.js", "two.js"]);
  expect(carryAssets(third, fourth)).toBe(3);
  expect(assetsOf(fourth), "one.js was carried through two releases").toEqual(["four.js", "same.js", "three.js", "two.js"]);
});

test("an update that was broken off and made again carries the same", () => {
  const first = build("first", "one.js");
  const second = build("second", "two.js");
  const third = build("third", "three.js");
  const fourth = build("fourth", "four.js");
  carryAssets(first, second);
  carryAssets(second, third);
  carryAssets(second, third);
  carryAssets(third, fourth);
  expect(assetsOf(fourth)).toEqual(["four.js", "three.js", "two.js"]);
});
