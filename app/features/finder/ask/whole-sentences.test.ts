import { describe, expect, test } from "vitest";
import { understandText } from "./understand.ts";

const understand = (text: string) => understandText(text, { today: "2026-11-21", country: "US" });
const valuesOf = (parts: readonly { value: string }[]) => parts.map(({ value }) => value);

describe("what is given up, hated or somebody else's is no liking", () => {
  test.each([
    ["my brother quit running after his operation, now he bakes", "running"],
    ["dad hates yard work", "gardening"],
    ["aunt, sews but her eyes are bad so she gave it up", "knitting-sewing"],
    ["my son can't cook", "cooking"],
    ["our neighbor repaired my bike", "cycling"],
    ["the woman who does my hair", "hair-care"],
    ["12 families, $5 each, for the coach", "family-life"],
    ["cousin is scared out of his skull of heights", "horror"],
    ["best friend, long distance", "romance-together"],
    ["he reads romance", "romance-together"],
    ["we want her off the screens", "movies-tv"],
  ])("%s: not %s", (text, interest) => {
    expect(valuesOf(understand(text).interests)).not.toContain(interest);
  });

  test("and is excluded where it was given up", () => {
    expect(valuesOf(understand("my brother quit cycling after his accident").excluded)).toEqual(["cycling"]);
    expect(valuesOf(understand("mom knits but her wrists hurt so she stopped").excluded)).toEqual(["knitting"]);
    expect(valuesOf(understand("wants nothing for the baby, it's for her. she had twins").excluded)).toContain("baby-things");
  });

  test.each(["mum goes swimming in the sea", "swimming in cold lakes, my aunt", "afraid of the dark, my son"])(
    "%s: nothing is excluded",
    (text) => {
      expect(understand(text).excluded).toEqual([]);
    },
  );
});

describe("what somebody does of their own accord is a stated liking", () => {
  test.each([
    ["for my uncle, he fishes", "fishing"],
    ["my daughter, she paints every weekend", "painting"],
    ["grandson, a chess champion", "chess"],
    ["my roommate is obsesed with houseplants", "houseplants"],
    ["she reads romance", "romance-novels"],
  ])("%s: %s", (text, interest) => {
    expect(understand(text).interests.find(({ value }) => value === interest)?.source).toBe("text");
  });
});

describe("words that tell what happens are no wishes", () => {
  test.each([
    "mad about trucks, but the little one puts everything in his mouth",
    "he grills - don't laugh",
    "my sister moved into a studio, cries a lot",
    "my cousin, drives like a maniac",
    "newly divorced friend who loves cats",
    "he quit after his accident",
    "she hosted us",
    "she has arthritis in both hands",
    "best friend, I miss her, loves tea",
    "chess champion of his school",
  ])("%s", (text) => {
    expect(understand(text).otherWords).toEqual([]);
  });
});

describe("situations", () => {
  test.each([
    ["my wife wants nothing sentimental", []],
    ["he wants nothing", ["has-everything"]],
    ["she's got everything", ["has-everything"]],
    ["somebody who's deaf", ["deaf"]],
    ["mom lives in a camper", ["lives-in-a-van"]],
    ["she can only bring one suitcase", ["taken-by-plane"]],
    ["wife's water broke, something for the hospital bag", ["new-parent"]],
  ])("%s: %j", (text, situations) => {
    expect(valuesOf(understand(text).situations)).toEqual(situations);
  });
});

describe("people, years and sums", () => {
  test.each([
    ["three teenagers, two boys and one girl", { person: { value: "teenager" }, gender: null }],
    ["for an 8-month-old and her big brother (5)", { age: { value: { min: 0, max: 5 } } }],
    ["for a 3 year old and his sister who is 6 years old", { age: { value: { min: 3, max: 6 } } }],
    ["My 6 year old's teacher, coffee", { person: { value: "teacher" }, age: { source: "assumed" } }],
    ["my 6 year old's birthday", { age: { value: { min: 6, max: 6 } } }],
    ["my grandaughter (11) loves animals", { age: { value: { min: 11, max: 11 } } }],
    ["partner (they/them), 29, plants", { age: { value: { min: 29, max: 29 } }, budget: null }],
    ["It's our 25th! For my wife, she gardens", { occasion: { value: "anniversary" } }],
    ["we're 6 people chipping in 5 each, for a colleague", { budget: { value: { maxCents: 3000 } } }],
    ["Coach of the team. 14 families, 10 dollars each", { budget: { value: { maxCents: 14_000 } } }],
    ["teacher, the class (22 kids) gives $3 each", { budget: { value: { maxCents: 6600 } } }],
  ])("%s", (text, expected) => {
    expect(understand(text)).toMatchObject(expected);
  });
});
