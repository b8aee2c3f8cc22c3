import { expect, test } from "vitest";
import { readAge } from "./age.ts";
import { plainText } from "./plain-text.ts";

test.each<[string, number, number]>([
  ["my mother turns 70", 70, 70],
  ["hubby turning forty", 40, 40],
  ["pop is turning 75, golf nut", 75, 75],
  ["my 8 year old", 8, 8],
  ["my 16-year-old daughter", 16, 16],
  ["8yo", 8, 8],
  ["13yo daughter", 13, 13],
  ["55 y.o., fathers day", 55, 55],
  ["15 yrs old, loves to jurnal", 15, 15],
  ["in her 30s", 30, 39],
  ["in his early 40s", 40, 43],
  ["a man in his late twenties", 27, 29],
  ["mid-fifties", 54, 56],
  ["woman, 60s, has a telescope", 60, 69],
  ["a teenager", 13, 17],
  ["newborn", 0, 1],
  ["6 months old", 0, 0],
  ["18 months old", 1, 1],
  ["ages 6 to 12", 6, 12],
  ["for ages 2-6", 2, 6],
  ["ages 10 and up", 10, 99],
  ["kids 6 and 9, something they can play together", 6, 9],
  ["kids under 12", 0, 11],
  ["Grandmother's 90th birthday", 90, 90],
  ["first birthday", 1, 1],
  ["gift for a 1 year old boy first birthday", 1, 1],
  ["his fiftieth birthday", 50, 50],
  ["jewellery for daughter's 18th, birthstone maybe", 18, 18],
  ["sweet 16", 16, 16],
  ["girlfriend (23, art student)", 23, 23],
  ["My nephew (10) builds everything", 10, 10],
  ["gift for grandma, 84, can't see well", 84, 84],
  ["Daughter 10, loves science", 10, 10],
  ["niece is 6, likes bugs", 6, 6],
  ["toddler birthday, she's 2, loud toys", 2, 2],
  ["Grandson is 3 and a half, lives far away", 3, 3],
  ["Mom. 65. Pilates. <$60", 65, 65],
  ["her: 45, wine, hosting", 45, 45],
  ["grandpa 82 xmas $35", 82, 82],
  ["girl 16 aspiring makeup artist", 16, 16],
  ["retro gaming fan, male, 35, birthday", 35, 35],
  ["teenager, 14, boy, draws manga", 14, 14],
])("%s: from %i to %i", (text, min, max) => {
  expect(readAge(plainText(text))?.value).toEqual({ min, max });
});

test.each([
  "25th anniversary",
  "parents 40th wedding anniversary",
  "under 50",
  "$40",
  "70s decor",
  "she's 5 feet tall",
  "is 3 months pregnant",
  "for my dad, 30-60",
  "6 month anniversary",
  "runner gf 25",
  "size 8",
  "",
])("%j says no age", (text) => {
  expect(readAge(plainText(text))).toBeNull();
});
