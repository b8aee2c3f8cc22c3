import { expect, test } from "vitest";
import { understandText } from "../understand.ts";

const understand = (text: string) => understandText(text, { today: "2026-11-24", country: "US" });

test.each([
  ["my boss, 65, likes golf", 65],
  ["Tom (9) loves trains", 9],
  ["uncle Jack, 60, likes poker", 60],
  ["My brother-in-law, 45, has every golf gadget", 45],
  ["mother in law 63 yrs reads a lot", 63],
  ["wife turning 40 in march", 40],
  ["in his late 60s, fishing", 67],
  ["grandpa 88 years young", 88],
  ["my niece is 11 going on 30", 11],
  ["kids 4 and 7 love animals", 4],
  ["kids 6, 8 and 10", 6],
  ["loved harry potter as a kid, now 30", 30],
  ["he's 16 and into gaming", 16],
  ["friend, 35, coffee", 35],
  ["my boss, 65", 65],
  ["mother, 50", 50],
  ["wine and hiking, woman, 40", 40],
  ["a grown daughter, 30.", 30],
  ["she plays the violin since she was 6, now 12", 12],
  ["Mother 60, widow, loves roses", 60],
  ["Uncle 80, hard of hearing, walks a lot", 80],
])("%j states an age of %s and no sum", (text, age) => {
  expect(understand(text)).toMatchObject({ age: { value: { min: age } }, budget: null });
});

test.each([
  "married 25 years, wife loves gardening",
  "our parents, 25 years together",
  "been sober 5 years, my brother",
  "retiring after 40 years at the post office",
  "she was born in 1950",
  "class of 2026 graduate",
  "small gifts for five children, ages 3 to 8",
  "a class of 24",
  "party of 20 people",
  "there are 30 of us",
  "pack of 3 candles for my aunt",
  "size 10 feet, likes running, dad",
  "dinner at 7, need a host gift",
  "xbox 360",
  "windows 11",
  "anything but a book. she has 500",
  "dark chocolate gift basket, size -2 pound",
  "cupcake toppers, pattern name: gold 30",
  "a pack weighing 1.87 pounds",
  "gift for dad from his 3 year old",
  "my cousin has painted since she was 6",
  "swims from the age of nine",
])("%j names no sum", (text) => {
  expect(understand(text).budget).toBeNull();
});

test.each(["dad golf 50", "gift for my mother 60", "gf 25"])("%j names a sum all the same", (text) => {
  expect(understand(text).budget).not.toBeNull();
});

test("of two friends nothing is for two, and twins are no thing", () => {
  expect(understand("stocking fillers for two friends under $10 each")).toMatchObject({
    person: { value: "best-friend" },
    budget: { value: { maxCents: 1000 } },
    otherWords: [],
  });
  expect(understand("the twins turn 5").otherWords).toEqual([]);
});

test("a child's age beside a grown-up is somebody else's", () => {
  expect(understand("gift for dad from his 3 year old").age?.words).toBe("");
});

test.each([
  ["grandma, 30", 3000],
  ["toddler, 25", 2500],
  ["my boss, 20", 2000],
  ["boy, 40", 4000],
  ["my boss, $65", 6500],
])("%j states a sum, since no such person is of that age", (text, maxCents) => {
  expect(understand(text).budget?.value).toMatchObject({ maxCents });
});
