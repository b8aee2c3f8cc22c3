import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { briefOf, giftProfile, read } from "#tests/factories/finder.ts";
import { acceptReason } from "../model/accept-reason.ts";
import { readGift } from "../read/read-gift.ts";
import { explainGifts } from "./explain.ts";
import { isForbidden } from "./forbidden-reasons.ts";

/** What a friend would not say of a gift, each as a model or a shop's text might have it. */
const FILLERS = [
  "suits her tea",
  "suits their tea",
  "chosen with her tea in mind",
  "made with tea in mind",
  "the perfect pot for tea",
  "perfectly made for tea",
  "ideal for tea",
  "a must-have for tea",
  "not far from tea",
  "not coffee as such, but tea",
  "chosen because of tea",
  "in stock for her tea",
  "available for her tea",
  "tea at a friendly price",
  "an affordable pot for tea",
  "within the budget for tea",
  "a cheap pot for tea",
  "tea for $25",
  "tea for 25 dollars",
  "tea for £25",
  "good for “tea”",
  'good for "tea"',
  "good for ‘tea’",
  "tea for your daughter",
  "tea for her sister",
  "tea for a brother",
  "tea for your mother-in-law",
];
const brief = briefOf({ text: "my aunt loves tea", person: read("aunt", "my aunt"), interests: [read("tea", "tea")] });
const gift = {
  name: "Glass tea pot for coffee, 25",
  description: "A slim glass pot keeps two cups of tea warm over a candle, at $25 in stock.",
};
const accept = (reason: string) => acceptReason(reason, { gift: giftProfile({ ...gift, priceCents: 2500 }), said: brief.text, brief });

describe.each(FILLERS)("%j", (filler) => {
  test("stands in no reason of a model, wherever in the sentence, nor in one of the engine's from the gift's own text", () => {
    const around = fc.constantFrom("", "a glass pot", "for her tea", "keeps two cups warm", "for an aunt");
    fc.assert(
      fc.property(around, around, fc.boolean(), (before, after, isUpper) => {
        const words = [before, filler, after].filter((part) => part !== "").join(", ");
        expect(accept(isUpper ? words.charAt(0).toUpperCase() + words.slice(1) : words)).toBeNull();
      }),
    );
    const description = `The glass pot keeps two cups of tea warm and is ${filler}.`;
    const readings = [readGift(giftProfile({ name: "Teapot", description, tags: { interest: ["tea"] } }))];
    for (const [reason = ""] of explainGifts(readings, brief)) expect(reason).not.toContain(filler);
  });
});

test("what surrounds the fillers is accepted by itself", () => {
  for (const reason of [
    "A glass pot.",
    "For her tea, a glass pot.",
    "A glass pot that keeps two cups warm.",
    "A pot for a tea-loving aunt.",
  ])
    expect(accept(reason)).toBe(reason);
  const readings = [
    readGift(giftProfile({ name: "Teapot", description: "The glass pot keeps two cups of tea warm.", tags: { interest: ["tea"] } })),
  ];
  expect(explainGifts(readings, brief)[0]?.[0]).toContain("keeps two cups of tea warm");
});

test.each([
  ["a relation of the brief", "Tea for your aunt.", false],
  ["the same by another word", "Tea for your auntie.", false],
  ["one that the gift's own text has, as nobody's", "Tea as a grandma makes it.", false],
  ["the same as somebody's", "Tea as your grandma makes it.", true],
  ["somebody else's", "Tea for your teacher.", true],
])("relations: %s", (_name, reason, isRefused) => {
  expect(isForbidden(reason, brief, "Grandma's tea caddy")).toBe(isRefused);
});

test("a daughter's teacher is a teacher, and neither yours nor your daughter", () => {
  const asked = briefOf({ text: "for my daughter's teacher", person: read("teacher", "teacher") });
  expect(
    ["A mug for a teacher.", "A mug for your teacher.", "A mug for your daughter."].map((reason) => isForbidden(reason, asked, "")),
  ).toEqual([false, true, true]);
});
