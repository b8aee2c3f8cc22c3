import { expect, test } from "vitest";
import { giftReading } from "#tests/factories/finder.ts";
import { understandText } from "../ask/understand.ts";
import { removeFromBrief } from "../brief/chips.ts";
import { mergeBriefs } from "../brief/merge.ts";
import { notesOf } from "./page-notes.ts";

/** This day is a Tuesday. */
const today = "2026-11-24";
const notes = (text: string, ...days: (number | null)[]) =>
  notesOf(
    understandText(text, { today, country: "US" }),
    days.map((shippingDays) => ({ reading: giftReading({ profile: { shippingDays } }) })),
    { today, country: "US" },
  );

test.each([
  ["mug for my sister, can you ship to canada?", ["Do these ship to Canada? We don’t know, so please check with the store."]],
  ["tea for my pen pal in germany", ["Do these ship to Germany? We don’t know, so please check with the store."]],
  [
    "tea for mom, how long does it take to ship to canada?",
    ["How long does delivery take? 3 days at most.", "Do these ship to Canada? We don’t know, so please check with the store."],
  ],
  ["my friend in the usa likes tea", []],
])("no store says where it sends to: %s", (text, said) => {
  expect(notes(text, 3)).toEqual(said);
});

test.each<[string, (number | null)[], string]>([
  ["for mom. will it arrive by friday?", [1, 2], "Will it arrive by 2026-11-27? Yes, according to the stores."],
  ["for mom. will it arrive by friday?", [], "Will it arrive by 2026-11-27? No, nothing that fits will arrive by then."],
  ["for mom. will it arrive by friday?", [null, null], "Will it arrive by 2026-11-27? We don’t know, so please check with the store."],
  [
    "for mom. will it arrive by friday?",
    [1, null],
    "Will it arrive by 2026-11-27? Yes for 1 of these 2, according to the stores. We don’t know about the others, so please check with the store.",
  ],
  ["christmas gift, will it be here in time?", [3], "Will it arrive by 2026-12-25? Yes, according to the stores."],
  ["tea for mom, how long does shipping take", [3, 5], "How long does delivery take? 5 days at most."],
  ["tea for mom, how long does shipping take", [null], "How long does delivery take? We don’t know, so please check with the store."],
])("%j with gifts that take %j days: %s", (text, days, note) => {
  expect(notes(text, ...days)).toEqual([note]);
});

test.each([
  ["£50 for mum", "Prices here are in US dollars, so we read “£50” as up to $50."],
  ["around 60 € for mum", "Prices here are in US dollars, so we read “around 60 €” as around $60."],
  ["C$40, coffee", "Prices here are in US dollars, so we read “C$40” as up to $40."],
  ["1000 rupees, coffee", "Prices here are in US dollars, so we read “1000 rupees” as up to $1,000."],
])("%j: %s", (text, note) => {
  expect(notes(text, 1)).toEqual([note]);
});

test.each(["$50 for mom", "under 50, needs to arrive by friday", "a birthday gift for my brother"])("%j needs no note", (text) => {
  expect(notes(text, 1)).toEqual([]);
});

test.each([
  ["my sister is allergic to nuts and loves chocolate", "nuts"],
  ["dad has a nut allergy", "nuts"],
  ["my aunt is celiac and likes baking", "gluten"],
  ["for mom, lactose intolerance", "dairy"],
])("beside food the page says that its text may be silent about what somebody must not eat: %s", (text, what) => {
  const brief = understandText(text, { today, country: "US" });
  const [food, lamp] = [giftReading({ concepts: { food: 0.9 } }), giftReading()].map((reading) => ({ reading }));
  const here = { today, country: "US" };
  expect(
    notesOf(
      brief,
      [food, lamp, food].flatMap((gift) => gift ?? []),
      here,
    ),
  ).toEqual([`No ${what}? We go by each gift’s description, which may leave something out. Please check the ingredients with the store.`]);
  expect(
    notesOf(
      brief,
      [lamp].flatMap((gift) => gift ?? []),
      here,
    ),
  ).toEqual([]);
});

test("nothing of ingredients is said where somebody merely likes no nuts", () => {
  const food = { reading: giftReading({ concepts: { food: 0.9 } }) };
  expect(notesOf(understandText("no nuts, for mom", { today, country: "US" }), [food], { today, country: "US" })).toEqual([]);
});

test.each([
  ["dad golf 50", ["We took 50 as a budget of $50. If it’s their age, remove the budget and add “age 50”."]],
  ["gift for my mother 60", ["We took 60 as a budget of $60. If it’s their age, remove the budget and add “age 60”."]],
  ["gf 25", ["We took 25 as a budget of $25. If it’s their age, remove the budget and add “age 25”."]],
  ["he likes dinosaurs, 33", ["We took 33 as a budget of $33. If it’s their age, remove the budget and add “age 33”."]],
  ["she likes tea, 33 max", []],
  ["grandma, 30", []],
  ["a coworker, golf, 12", []],
  ["toddler, 25", []],
  ["my mother turns 62, roses. 60", []],
  ["golf 50", []],
  ["dad golf $50", []],
  ["dad golf under 50", []],
  ["dad golf age 50", []],
])("a number that could be an age as well is said to be taken for a sum: %j", (text, said) => {
  expect(notes(text, 3)).toEqual(said);
});

test("who follows that gets the age and no sum", () => {
  const asked = understandText("dad golf 50", { today, country: "US" });
  const changed = mergeBriefs(understandText("age 50", { today, country: "US" }), removeFromBrief(asked, "budget"));
  expect(changed).toMatchObject({ budget: null, age: { value: { min: 50, max: 50 } }, person: { value: "dad" } });
  expect(notesOf(changed, [], { today, country: "US" })).toEqual([]);
});
