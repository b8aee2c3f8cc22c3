import { expect, test } from "vitest";
import { stemOf } from "./stem.ts";

test.each([
  ["mugs", "mug"],
  ["movies", "movie"],
  ["cookies", "cookie"],
  ["candies", "candy"],
  ["houses", "house"],
  ["glasses", "glass"],
  ["watches", "watch"],
  ["shoes", "shoe"],
  ["tomatoes", "tomato"],
  ["knives", "knife"],
  ["mens", "men"],
  ["colours", "color"],
  ["jewellery", "jewelry"],
  ["personalised", "personalized"],
])("%s and %s are the same word", (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test.each([
  ["runs", "running"],
  ["glass", "glas"],
  ["tennis", "tenni"],
  ["chess", "ches"],
  ["bus", "bu"],
  ["horse", "house"],
])("%s and %s are not", (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});
