import { expect, test } from "vitest";
import { readBudget } from "./budget.ts";
import { plainText } from "./plain-text.ts";

const dollars = (text: string) => {
  const found = readBudget(plainText(text));
  if (found === null) return null;
  const { minCents, maxCents, targetCents } = found.value;
  return [minCents, maxCents, targetCents].map((cents) => (cents === null ? null : cents / 100));
};

test.each<[string, number | null, number | null, number | null]>([
  ["under 50", null, 50, null],
  ["under fifty", null, 50, null],
  ["Mother's day. Mom. Coffee snob. under 70", null, 70, null],
  ["$20-40", 20, 40, null],
  ["$35 - $90 for golf", 35, 90, null],
  ["thirty to sixty dollars", 30, 60, null],
  ["fifteen to thirty five", 15, 35, null],
  ["husband. birthday. 30-75. likes whittling", 30, 75, null],
  ["between 20 and 40", 20, 40, null],
  ["somewhere between twenty and forty dollars", 20, 40, null],
  ["20 to 40 dollars", 20, 40, null],
  ["anything from 30 to 85 dollars", 30, 85, null],
  ["around forty bucks", null, 48, 40],
  ["about 100", null, 120, 100],
  ["50ish", null, 60, 50],
  ["$200ish", null, 240, 200],
  ["60 dollars or so", null, 72, 60],
  ["max 30 each", null, 30, null],
  ["25 dollars max", null, 25, null],
  ["$40 tops", null, 40, null],
  ["$25 or under", null, 25, null],
  ["fifty dollars or less", null, 50, null],
  ["up to $35", null, 35, null],
  ["up to two hundred dollars", null, 200, null],
  ["no more than £25", null, 25, null],
  ["nothing over twenty five dollars", null, 25, null],
  ["we've got forty quid in the kitty", null, 40, null],
  ["< $60", null, 60, null],
  ["<$30", null, 30, null],
  ["max 60$", null, 60, null],
  ["Budget 120.", null, 120, null],
  ["$130 budget", null, 130, null],
  ["The limit is strict: $15.", null, 15, null],
  ["say fifteen dollars, in a pinch twenty", null, 20, null],
  ["a hundred dollars", null, 100, null],
  ["less than a hundred and fifty", null, 150, null],
  ["$1,200", null, 1200, null],
  ["$49.99", null, 49.99, null],
  ["at least 30", 30, null, null],
  ["over $30", 30, null, null],
  ["something cheap for my boss", null, 25, null],
  ["grandpa birthday fishing $50", null, 50, null],
  ["kalimba or small instrument for a beginner, 40", null, 40, null],
  ["pickleball!!! 2 players. 80", null, 80, null],
  ["adults under 12", null, 12, null],
  ["something for the parents. max $40", null, 40, null],
])("%s is from %s to %s, best at %s", (text, min, max, target) => {
  expect(dollars(text)).toEqual([min, max, target]);
});

test.each([
  "my 8 year old",
  "she turns 70",
  "30th birthday",
  "ages 6 to 12",
  "kids under 12",
  "size 10.5 shoes",
  "born in 1992",
  "a pack of 24",
  "25th anniversary",
  "reads 24/7",
  "under 3 years",
  "70s decor",
  "2 pounds of chocolate",
  "two cats",
  "one of a kind",
  "",
])("%j names no budget", (text) => {
  expect(dollars(text)).toBeNull();
});

test.each(["nothing cheap", "no cheap plastic", "it should not look cheap", "not cheap stuff"])("%j names no sum", (text) => {
  expect(readBudget(text)).toBeNull();
});

test("other currencies count as dollars, which is a guess, and so is what cheap means", () => {
  expect(["£25", "40 euros", "cheap", "$25"].map((text) => readBudget(text)?.isGuess)).toEqual([true, true, true, false]);
});
