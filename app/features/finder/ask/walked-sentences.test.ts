import { describe, expect, test } from "vitest";
import { understandText } from "./understand.ts";

const understand = (text: string) => understandText(text, { today: "2026-11-28", country: "US" });
const valuesOf = (parts: readonly { value: string }[]) => parts.map(({ value }) => value);

describe("a number by itself beside somebody young is years, and no sum", () => {
  test.each([
    ["my son has autism and loves trains, 7", { min: 7, max: 7 }],
    ["my son plays guitar for ten years, 17", { min: 17, max: 17 }],
    ["granddaughter loves ballet 5", { min: 5, max: 5 }],
    ["nephew, loves trucks, 4", { min: 4, max: 4 }],
    ["kid's birthday, no screens, no sugar, 7 years", { min: 7, max: 7 }],
    ["son and daughter, 4 and 7", { min: 4, max: 7 }],
    ["nephew lego 15", { min: 15, max: 15 }],
    ["grandchild drawing 10", { min: 10, max: 10 }],
    ["niece, loves slime, 9", { min: 9, max: 9 }],
  ])("%s", (text, age) => {
    const { age: read, budget } = understand(text);
    expect([read?.value, budget]).toEqual([age, null]);
  });

  test.each([
    ["my daughter loves lego 40", 4000],
    ["son golf under 15", 1500],
    ["boy, 8, football 20", 2000],
    ["my friend 30", 3000],
    ["nephew lego $15", 1500],
    ["nephew lego 15 max", 1500],
  ])("%s: a sum", (text, cents) => {
    expect(understand(text).budget?.value.maxCents).toBe(cents);
  });

  test("and how long somebody has done something is neither", () => {
    const { age, budget } = understand("my son plays piano for 10 years");
    expect([age, budget]).toEqual([null, null]);
  });
});

describe("who it is for", () => {
  test.each([
    ["instead of flowers something for my grandma in hospital", "grandmother"],
    ["warden at my son's school, retiring", undefined],
    ["teacher at my son's school", "teacher"],
  ])("%s: %s", (text, person) => {
    expect(understand(text).person?.value).toBe(person);
  });

  test("what is for her and not for the baby is nothing a child grows into either", () => {
    expect(valuesOf(understand("gift for her, not the baby, she just gave birth").excluded)).toEqual(["baby-things", "childrens-things"]);
  });
});

describe("what is left behind or denied", () => {
  test("is no liking where somebody has quit", () => {
    expect(understand("mom who quit drinking, used to love wine, birthday").interests).toEqual([]);
  });

  test("is no more than what was said: who wears no earrings may like necklaces", () => {
    const { excluded, interests } = understand("my wife doesn't wear earrings, likes necklaces");
    expect([valuesOf(excluded), valuesOf(interests)]).toEqual([["earrings"], ["jewelry"]]);
  });
});

test("a sign-off is no occasion", () => {
  expect(understand("thx bye").occasion).toBeNull();
  expect(valuesOf(understand("books for dad. thanks, bye!").interests)).toEqual(["reading"]);
});

test("a deadline with a question mark is a question", () => {
  expect(understand("sister, ski, deliver in 2 days?").asks).toEqual(["delivery"]);
});

test.each([
  ["roommate in thin-walled apartment, loves drums", "small-home"],
  ["he moves to Japan next month, photography fan", "moving-abroad"],
  ["deaf friend, loves movies", "deaf"],
  ["birthday party of my son's classmate, turning 6", "kids-party"],
  ["my friend is 2 years sober", "sober"],
  ["brother, 18 months sober, likes movies", "sober"],
  ["dad wants to stop smoking", "quit-smoking"],
  ["my uncle had a heart attack", "heart-trouble"],
  ["my aunt just finished her chemo", "cancer-survivor"],
  ["sister finished nursing school", "graduating"],
  ["coworker who quit vaping", "quit-smoking"],
])("%s: %s", (text, situation) => {
  expect(valuesOf(understand(text).situations)).toContain(situation);
});

test("whisky is whiskey, and a carry-on is no cruise", () => {
  expect(valuesOf(understand("dad likes whisky").interests)).toEqual(["whiskey"]);
  expect(valuesOf(understand("friend who backpacks around the world, carry-on only").interests)).not.toContain("cruises");
});
