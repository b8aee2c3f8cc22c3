import { expect, test } from "vitest";
import { giftReading } from "#tests/factories/finder.ts";
import { understandText } from "../ask/understand.ts";
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
  ["mug for my sister, can you ship to canada?", ["Sent to Canada? We don’t know: check at the store."]],
  ["tea for my pen pal in germany", ["Sent to Germany? We don’t know: check at the store."]],
  [
    "tea for mom, how long does it take to ship to canada?",
    ["How long delivery takes? 3 days at most.", "Sent to Canada? We don’t know: check at the store."],
  ],
  ["my friend in the usa likes tea", []],
])("no store says where it sends to: %s", (text, said) => {
  expect(notes(text, 3)).toEqual(said);
});

test.each<[string, (number | null)[], string]>([
  ["for mom. will it arrive by friday?", [1, 2], "There by 2026-11-27? Yes, as far as the stores say."],
  ["for mom. will it arrive by friday?", [], "There by 2026-11-27? No, nothing that fits arrives by then."],
  ["for mom. will it arrive by friday?", [null, null], "There by 2026-11-27? We don’t know: check at the store."],
  [
    "for mom. will it arrive by friday?",
    [1, null],
    "There by 2026-11-27? Yes for 1 of these 2, as far as the stores say. Unknown for the others: check at the store.",
  ],
  ["christmas gift, will it be here in time?", [3], "There by 2026-12-25? Yes, as far as the stores say."],
  ["tea for mom, how long does shipping take", [3, 5], "How long delivery takes? 5 days at most."],
  ["tea for mom, how long does shipping take", [null], "How long delivery takes? We don’t know: check at the store."],
])("%j with gifts that take %j days: %s", (text, days, note) => {
  expect(notes(text, ...days)).toEqual([note]);
});

test.each([
  ["£50 for mum", "Prices here are in US dollars: we took “£50” for up to $50."],
  ["around 60 € for mum", "Prices here are in US dollars: we took “around 60 €” for around $60."],
  ["C$40, coffee", "Prices here are in US dollars: we took “C$40” for up to $40."],
  ["1000 rupees, coffee", "Prices here are in US dollars: we took “1000 rupees” for up to $1,000."],
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
  ).toEqual([`No ${what}? We go by what a gift’s text says, and it may be silent: check the ingredients at the store.`]);
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
