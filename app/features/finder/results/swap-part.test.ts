import { describe, expect, test } from "vitest";
import { briefOf, chosen, read } from "#tests/factories/finder.ts";
import { chipsOf, removeFromBrief } from "../brief/chips.ts";
import { swapPart } from "./swap-part.ts";

const brief = briefOf({
  interests: [read("coffee", "coffee"), read("hiking", "hikes")],
  traits: [read("eco-friendly", "eco")],
  excluded: [read("mugs", "mugs"), read("candles", "candles")],
  otherWords: ["harmonica"],
});

describe("a chip is changed in its place", () => {
  test("to another interest, trait or thing to leave out, in one's own words", () => {
    expect(swapPart(brief, "interest:coffee", "Tea").interests).toEqual([chosen("tea"), read("hiking", "hikes")]);
    expect(swapPart(brief, "without:mugs", "socks").excluded).toEqual([chosen("socks"), read("candles", "candles")]);
    expect(swapPart(brief, "trait:eco-friendly", "handmade").traits.map(({ value }) => value)).toEqual(["handmade"]);
  });

  test("to a word that the lexicon does not know", () => {
    const worded = swapPart(brief, "interest:coffee", "zither");
    expect(worded.interests).toEqual([read("hiking", "hikes")]);
    expect(worded.otherWords).toEqual(["harmonica", "zither"]);
    expect(swapPart(brief, "without:mugs", "zither").excluded[0]).toEqual(chosen("zither"));
  });

  test("and a word to an interest", () => {
    const known = swapPart(brief, "word:harmonica", "gardening");
    expect(known.otherWords).toEqual([]);
    expect(known.interests.map(({ value }) => value)).toEqual(["coffee", "hiking", "gardening"]);
  });

  test("and never stands there twice", () => {
    expect(swapPart(brief, "interest:coffee", "hiking").interests).toEqual([chosen("hiking")]);
  });
});

test("a chip that stands for two parts with one name changes, and goes, as one", () => {
  const vegan = briefOf({ traits: [read("vegan", "vegan")], situations: [read("vegan-life", "vegan")] });
  expect(chipsOf(vegan).map(({ label }) => label)).toEqual(["Vegan"]);
  expect(swapPart(vegan, "trait:vegan", "handmade")).toMatchObject({ traits: [chosen("handmade")], situations: [] });
  expect(removeFromBrief(vegan, "trait:vegan")).toMatchObject({ traits: [], situations: [] });
});

test.each([
  ["interest:knitting-sewing", "tea"],
  ["interest:coffee", "  "],
  ["budget", "tea"],
  ["", "tea"],
  ["interest", "tea"],
])("what names no chip, or says nothing, changes nothing: %j to %j", (chip, words) => {
  expect(swapPart(brief, chip, words)).toBe(brief);
});
