import { expect, test } from "vitest";
import { findValues } from "./taxonomy-value.ts";

const value = (name: string, slug: string, description = "") => ({ name, slug, description });
const VALUES = [value("Café lover", "cafe"), value("Tea", "tea", "For whom coffee is too much"), value("Home Decor", "home-decor")];
const find = (typed: string) => findValues(VALUES, typed).map(({ slug }) => slug);

test.each([
  ["", ["cafe", "tea", "home-decor"]],
  ["  ", ["cafe", "tea", "home-decor"]],
  ["cafe", ["cafe"]],
  ["CAFÉ", ["cafe"]],
  ["coffee whom", ["tea"]],
  ["home-d", ["home-decor"]],
  ["tea coffee", ["tea"]],
  ["zzz", []],
])("%j finds %j", (typed, slugs) => {
  expect(find(typed)).toEqual(slugs);
});
