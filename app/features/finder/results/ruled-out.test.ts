import { expect, test } from "vitest";
import { understandText } from "../ask/understand.ts";
import { describeBrief } from "./describe-brief.ts";
import { nameRuledOut, ruledOutBy } from "./ruled-out.ts";

const lineOf = (text: string) =>
  nameRuledOut(ruledOutBy(describeBrief(understandText(text, { today: "2026-11-21", country: "US" })).chips));

test.each([
  ["a birthday gift for my vegan sister who loves cooking", "No animal products"],
  ["for my vegan sister, who is watching her sugar", "No animal products, sugar, or sweets and candy"],
  ["for my sister, no mugs, no candles, no socks, no books", "No mugs, candles, socks, or books"],
])("what %j rules out has a short name", (text, line) => {
  expect(lineOf(text)).toBe(line);
});

test("of many things the first are named and the others counted", () => {
  const things = ["nuts", "honey", "wool", "fur", "silk"].map((id) => ({ id, name: id }));
  expect(nameRuledOut(things)).toBe("No nuts, honey, wool, and 2 more");
  expect(nameRuledOut(things.slice(1))).toBe("No honey, wool, fur, or silk");
});

test("what is covered by a wider thing is named once the wider one is taken away", () => {
  const things = ["animal-products", "meat", "leather", "sugar"].map((id) => ({ id, name: id }));
  expect(nameRuledOut(things)).toBe("No animal-products or sugar");
  expect(nameRuledOut(things.slice(1))).toBe("No meat, leather, or sugar");
});
