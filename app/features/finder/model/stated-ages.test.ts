import { describe, expect, test } from "vitest";
import { statesAge } from "./stated-ages.ts";

const TODAY = "2026-11-21";
const states = (words: string, min: number, max: number) => statesAge(words, { min, max }, TODAY);

describe("words that say an age", () => {
  test.each<[string, number, number]>([
    ["She’s just retired", 60, 75],
    ["a toddler", 1, 3],
    ["on the wrong side of forty", 41, 50],
    ["Born in 1985", 40, 41],
    ["fifty years young", 50, 50],
    ["an empty nester", 45, 60],
    ["in college", 18, 22],
    ["turning eight", 8, 8],
    ["a pensioner", 65, 80],
    ["blowing out thirty candles", 30, 30],
    ["in her late thirties", 37, 39],
  ])("%j may mean %d to %d", (words, min, max) => expect(states(words, min, max)).toBe(true));
});

describe("words that say no age, or another one", () => {
  test.each<[string, number, number]>([
    ["wheel", 30, 40],
    ["throwing pots", 30, 40],
    ["my nephew", 18, 25],
    ["my mom", 30, 60],
    ["Half a hundred at most", 45, 55],
    ["under 40 dollars", 30, 40],
    ["just 40 bucks", 35, 40],
    ["married for 30 years", 25, 35],
    ["a toddler", 30, 40],
    ["turning eight", 30, 40],
    ["She’s just retired", 18, 25],
    ["born in 1985", 20, 25],
    ["fifty years young", 1, 99],
    ["just 8 months old", 8, 9],
    ["", 30, 40],
  ])("%j does not mean %d to %d", (words, min, max) => expect(states(words, min, max)).toBe(false));
});
