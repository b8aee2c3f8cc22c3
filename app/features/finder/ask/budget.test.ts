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
  ["more than $100 but less than 200", 100, 200, null],
  ["at least 20, no more than 40", 20, 40, null],
  ["max 20, min 10", 10, 20, null],
  ["under $50, ideally around $30", null, 50, 30],
  ["I can spend 50 but would prefer 30", null, 50, 30],
  ["a few dollars", null, 25, null],
  ["low budget", null, 25, null],
  ["around 100, could go up to 120", null, 120, 100],
  ["a $15 gift", null, 15, null],
  ["for mom under 24,50.", null, 24.5, null],
  ["under $24,50, please", null, 24.5, null],
  ["between 20,50 and 40,00 dollars", 20.5, 40, null],
  ["24,50€ for my sister", null, 24.5, null],
  ["under 1,234 dollars", null, 1234, null],
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
  ["fiftyish", null, 60, 50],
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
  ["$50–20 for my dad", 20, 50, null],
  ["more than 100 for my wife", 100, null, null],
  ["over 100 for our son", 100, null, null],
  ["40 (max)", null, 40, null],
  ["budget is 40 but can go to 50", null, 50, null],
  ["C$40 coffee lover", null, 40, null],
  ["AU$60 for dad", null, 60, null],
  ["¥5000 for my friend", null, 5000, null],
  ["1000 rupees", null, 1000, null],
  ["50 € for my sister", null, 50, null],
  ["20 pound note", null, 20, null],
  ["50 pound", null, 50, null],
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
  "5 pound assorted chocolate",
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
  expect(["£25", "40 euros", "c$40", "1000 rupees", "cheap", "$25", "us$25"].map((text) => readBudget(text)?.isGuess)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

/** Phrases around a sum (#) that make it the maximum of the budget; the two lists below make it the target and the minimum. */
const MOST = (
  "under #|below #|less than #|cheaper than #|up to #|max #|maximum #|# max|# maximum|# absolute max|# tops|# at most|# at the most|at most #|at the very most #|" +
  "# at the outside|# at a push|# at a stretch|no more than #|not more than #|not over #|nothing above #|no higher than #|nothing more expensive than #|not a penny over #|" +
  "not a cent more than #|# or less|# or under|# or below|# or lower|# and under|# or cheaper|#, no more|# and not a cent more|keep it below #|keep it under #|keep the price under #|" +
  "must be under #|as long as it's under #|a ceiling of #|my ceiling is #|# ceiling|cap of #|capped at #|# is my limit|# limit|spending limit #|the limit is #|hard limit #|" +
  "not exceeding #|it must not exceed #|it shouldn't cost more than #|it can't be more than #|I don't want to spend more than #|I can't afford more than #|won't go over #|" +
  "the most I can spend is #|most I can do is #|we have # to spend|I've got # to play with|there's # in the pot|# in the kitty|our whip-round comes to #|budget #|budget: #|my budget is #|" +
  "on a budget of #|I can spend #|happy to spend #|could stretch to #|can go up to #|# including shipping|# each|# apiece|# a head|# per person|# total|# all in"
).split("|");
const AROUND = (
  "around #|about #|roughly #|approx #|circa #|~#|somewhere around #|in the region of #|in the neighborhood of #|close to #|#-ish|# ish|# or so|# or thereabouts|# give or take|" +
  "budget of about #|my budget is around #|looking to spend about #"
).split("|");
const LEAST = "at least #|minimum #|# minimum|# or more|no less than #|not less than #".split("|");
const SUMS: [said: string, dollars: number][] = [
  ["40", 40],
  ["$40", 40],
  ["£45", 45],
  ["40 bucks", 40],
  ["forty dollars", 40],
  ["twenty-five quid", 25],
  ["a hundred", 100],
  ["$1,200", 1200],
  ["$1.5k", 1500],
  ["2 grand", 2000],
  ["twenty", 20],
];
const AROUND_IT: ((words: string) => string)[] = [
  (words) => words,
  (words) => `birthday gift for my dad who likes fishing, ${words}`,
  (words) => `Something for mom. ${words}. She loves tea`,
  (words) => `${words}, for my sister`,
];

test("every way of naming a sum is understood with every kind of sum, wherever it stands", () => {
  const wanted: [sayings: string[], read: (sum: number) => (number | null)[]][] = [
    [MOST, (sum) => [null, sum, null]],
    [AROUND, (sum) => [null, Math.round(sum * 120) / 100, sum]],
    [LEAST, (sum) => [sum, null, null]],
  ];
  const missed = wanted.flatMap(([sayings, read]) =>
    sayings.flatMap((saying) =>
      SUMS.flatMap(([said, sum]) =>
        AROUND_IT.map((around) => around(saying.replace("#", said))).filter(
          (text) => JSON.stringify(dollars(text)) !== JSON.stringify(read(sum)),
        ),
      ),
    ),
  );
  expect(missed).toEqual([]);
});

test.each([
  ["a tenner", 10],
  ["under a tenner", 10],
  ["no more than a tenner and a half", 15],
  ["up to a grand and a half", 1500],
  ["for a fiver", 5],
  ["a couple hundred dollars", 200],
  ["2 x $25", 25],
])("%s is at most %s", (text, most) => {
  expect(dollars(text)).toEqual([null, most, null]);
});

test.each([
  ["between $30 & $50", 30, 50],
  ["20ish-30ish", 20, 30],
  ["40$-50$", 40, 50],
  ["my budget is between 30 and 50", 30, 50],
  ["$40/50", 40, 50],
])("%s is from %s to %s", (text, least, most) => {
  expect(dollars(text)).toEqual([least, most, null]);
});

test.each(["8 x 10 picture frame", "has more than 40 cookbooks", "a 10k runner", "she can't be 40 already"])("%j names no sum", (text) => {
  expect(dollars(text)).toBeNull();
});
