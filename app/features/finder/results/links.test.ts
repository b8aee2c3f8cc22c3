import { expect, test } from "vitest";
import { fieldsOf, linkAdding, linkWith, linkWithout, resultKeyOf } from "./links.ts";

const QUERY = "person=sister*t*my+sister&interest=coffee&interest=tea&lean=cheaper";

test("one value takes the place of all others of its name", () => {
  expect(linkWith(QUERY, "interest", "reading")).toBe("/gift-finder?person=sister*t*my+sister&lean=cheaper&interest=reading");
  expect(linkWith("surprise=40", "surprise", "")).toBe("/gift-finder");
});

test("a value is added once, as the newest", () => {
  expect(linkAdding("not=a&not=b", "not", "a")).toBe("/gift-finder?not=b&not=a");
  expect(linkAdding("", "lean", "faster")).toBe("/gift-finder?lean=faster");
});

test("a value or a whole name is taken away", () => {
  expect(linkWithout(QUERY, "interest", "tea")).toBe("/gift-finder?person=sister*t*my+sister&interest=coffee&lean=cheaper");
  expect(linkWithout("not=a&not=b&word=x", "not")).toBe("/gift-finder?word=x");
});

test("a form carries along all that it does not ask for itself", () => {
  expect(fieldsOf(QUERY, ["interest", "lean"])).toEqual([["person", "sister*t*my sister"]]);
});

test("opening a gift is no other result", () => {
  expect(resultKeyOf("?interest=tea&gift=1")).toBe(resultKeyOf("?interest=tea"));
  expect(resultKeyOf("?interest=tea&show=24")).not.toBe(resultKeyOf("?interest=tea"));
});
