import { describe, expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { understandText } from "./understand.ts";

/** Sentences that somebody wrote who doubted each promise, and that were read wrongly then. */
const read = (text: string) => understandText(text, { today: "2026-11-21", country: "US" });
const valuesOf = (parts: readonly { value: string }[]) => parts.map(({ value }) => value);

describe("whom it is for", () => {
  test.each([
    ["my sister asked what to get her mother in law who bakes", "mother-in-law"],
    ["my mom has no idea what to buy for dad", "dad"],
    ["my son's 4th grade teacher, she has two cats", "teacher"],
    ["for her, not the baby. everyone keeps buying for the baby", undefined],
    ["hikes with a 15 litre pack, counts every gram", undefined],
    ["thanks in advance you guys rock", undefined],
    ["her brother paints, she doesn't. the gift is for her", undefined],
    ["they're trying for a baby", undefined],
    ["the parents of my daughter's boyfriend", "parents"],
    ["the teacher of my twins", "teacher"],
    ["he hates golf but his dad loves it", undefined],
    ["my brother hates golf but his dad loves it", "brother"],
    ["my sister's husband loves golf, but this is for HER", "sister"],
    ["my sister's husband loves golf, this is for him", "brother-in-law"],
    ["my brother's wife bakes, but it's for him", "brother"],
    ["my sister's husband paints, this one's for her", "sister"],
    ["10 year old boy who is into space and minecraft, grandma buying, max 25 dollars", "boy"],
    ["my mom's best friend knits, mom doesn't. it's for mom", "mom"],
    ["her sister bakes, this one's for my wife who paints", "wife"],
  ])("%s", (text, person) => {
    expect(read(text).person?.value).toBe(person);
  });
});

describe("numbers that are ages, counts and measures, and no money", () => {
  test.each([
    ["brother in law, 6 foot 4, basketball, up to 45", { min: 20, max: 75 }, 4500],
    ["twins, 6 and 6, lego", { min: 6, max: 6 }, null],
    ["2 teenagers, 13 and 15, love anime", { min: 13, max: 15 }, null],
    ["apartment 12, third floor, our neighbor, she bakes", { min: 20, max: 90 }, null],
    ["a coworker of 30 years, loves fly fishing", { min: 20, max: 68 }, null],
    ["my uncle weighs 200 pounds and lost 20", { min: 28, max: 80 }, null],
    ["my aunt wants to lose 20 pounds, likes cycling", { min: 28, max: 80 }, null],
  ])("%s", (text, age, maxCents) => {
    const brief = read(text);
    expect([brief.age?.value, brief.budget?.value.maxCents ?? null]).toEqual([age, maxCents]);
  });

  test("what several have collected is the sum", () => {
    expect(read("we've got 120 from 8 people for our teacher").budget?.value.maxCents).toBe(12_000);
  });

  test("exactly a sum is no more, and begins near it", () => {
    expect(read("exactly $30 gift exchange").budget?.value).toEqual({
      minCents: null,
      maxCents: 3000,
      targetCents: 3000,
      currency: CURRENCY,
    });
  });
});

test.each([
  ["my partner is non-binary, into plants", [], ["houseplants"]],
  ["a non-fiction reader", [], ["reading"]],
  ["works in a bakery, never wants to see a cake again", ["cake"], []],
  ["grandad, racing pigeons, tea", [], ["tea"]],
  ["he fishes for compliments", [], []],
])("%s: excluded are %j, liked %j", (text, excluded, liked) => {
  const brief = read(text);
  expect([valuesOf(brief.excluded), valuesOf(brief.interests)]).toEqual([excluded, liked]);
});

test.each([
  ["new neighbors from India, welcome gift", "neighbor", "housewarming"],
  ["welcome gift for a new colleague", "coworker", "new-job"],
  ["gift basket for a sick friend, no food", "best-friend", "get-well"],
  ["our dog walker is moving away", "dog-sitter", "moving-away"],
])("%s: for a %s, %s", (text, person, occasion) => {
  expect([read(text).person?.value, read(text).occasion?.value]).toEqual([person, occasion]);
});

test("the mother of a girlfriend, by its letters too, and a first child, which is no anniversary", () => {
  expect(read("my gf's mum").person?.value).toBe("mother-in-law");
  expect(read("my wife. She's pregnant with our first").occasion).toBe(null);
  expect(read("for my wife, our first").occasion?.value).toBe("anniversary");
});

test.each([
  ["secret santa, thursday, unknown person", "2026-11-26"],
  ["hostess gift, dinner saturday", "2026-11-28"],
  ["hostess gift for a wine person, thursday", "2026-11-26"],
  ["my uncle, tennis monday, thursday", undefined],
])("a weekday that is a note by itself says when: %s", (text, day) => {
  expect(read(text).date?.value).toBe(day);
});

test("what the sister's husband loves is none of her likings", () => {
  expect(read("my sister's husband loves golf, but this is for HER").interests).toEqual([]);
  expect(valuesOf(read("my sister's husband loves golf, this is for him").interests)).toEqual(["golf"]);
  expect(valuesOf(read("her sister bakes, this one's for my wife who paints").interests)).toEqual(["painting"]);
  expect(read("my mom's best friend knits, mom doesn't. it's for mom").interests).toEqual([]);
});

describe("what is denied or left behind is no liking, and what is lacked is no dislike", () => {
  test("she stopped knitting", () => {
    const { interests, excluded } = read("she stopped knitting because of her hands, enjoys audiobooks");
    expect(valuesOf(interests)).not.toContain("knitting");
    expect(valuesOf(excluded)).toContain("knitting");
  });

  test.each(["she lives in a tiny studio with no storage", "camping with no electricity, loves coffee", "daughter is drowning in exams"])(
    "%s",
    (text) => {
      const { excluded, otherWords } = read(text);
      expect([valuesOf(excluded), otherWords]).toEqual([[], []]);
    },
  );

  test("what there is none of is no liking either", () => {
    expect(read("she lives in a tiny studio with no storage").interests).toEqual([]);
  });
});

describe("words that name no thing", () => {
  test.each([
    "my brother, 34, used to play guitar but quit, now he is into climbing",
    "something for me, I've had a rough month and love tea",
    "hostess gift, dinner saturday",
    "apartment 12, third floor, our neighbor, she bakes",
    "hikes with a 15 litre pack, counts every gram",
    "white elephant party, funny",
    "any idea for my elderly father. Yours faithfully, R. Miller",
    "something for my aunt. many thanks and best wishes from Leeds",
  ])("%s", (text) => {
    expect(read(text).otherWords).toEqual([]);
  });

  test.each([
    "she marches to the beat of her own drum",
    "thanks in advance you guys rock",
    "she's got bigger fish to fry",
    "he's outside in the cold all day",
  ])("%s", (text) => {
    expect(read(text).interests).toEqual([]);
  });
});

describe("situations said otherwise", () => {
  test.each([
    ["my sister is on a strict diet, loves snacks", "on-a-diet"],
    ["boyfriend is on the other side of the country, we see each other twice a year", "long-distance"],
    ["first time gardener, no clue", "new-gardener"],
    ["dad with a tiny balcony, loves gardening", "balcony-garden"],
    ["christmas gift for a friend who is expecting", "pregnant"],
    ["she's about to have surgery", "surgery"],
    ["my cousin graduates and then moves to Chicago", "moving-away"],
    ["he broke both wrists", "broken-bone"],
    ["my sister is going blind", "poor-eyesight"],
  ])("%s", (text, situation) => {
    expect(valuesOf(read(text).situations)).toContain(situation);
  });

  test("who comes out of rehab, or back from leave, does neither come out nor leave", () => {
    expect(valuesOf(read("he just came out of rehab").situations)).toEqual(["sober"]);
    expect(read("she's back from maternity leave").occasion).toBeNull();
  });

  test("a parcel makes nobody pregnant", () => {
    expect(valuesOf(read("my friend is expecting a parcel, loves tea").situations)).not.toContain("pregnant");
  });
});

describe("what somebody does of their own accord is a liking that was stated", () => {
  test.each([
    ["looking for something nice for my uncle who hikes", "hiking"],
    ["my mother in law who bakes and lives far from us", "baking"],
    ["grandpa can't garden anymore, watches birds from the window", "birdwatching"],
    ["dad is 70 and walks 5 miles a day", "walking"],
  ])("%s", (text, interest) => {
    expect(read(text).interests).toContainEqual(expect.objectContaining({ value: interest, source: "text" }));
  });
});
