import { expect, it } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import type { Brief } from "#app/features/finder/types.ts";
import { type Lexicon, translateBrief } from "./engine.ts";

const LEXICON: Lexicon = {
  personById: new Map([["aunt", { tags: { recipient: { mom: 0.9, sister: 0.8, neighbor: 0.3 } } }]]),
  occasionById: new Map([["xmas", { tags: { occasion: { christmas: 1 } } }]]),
  interestById: new Map([["sourdough", { tags: { interest: { baking: 1, cooking: 0.4 } } }]]),
};

const BRIEF: Brief = {
  text: "",
  person: { value: "aunt", source: "text", words: "my aunt" },
  age: { value: { min: 30, max: 70 }, source: "assumed", words: "" },
  gender: { value: "female", source: "assumed", words: "" },
  occasion: { value: "xmas", source: "text", words: "xmas" },
  date: { value: "2026-12-25", source: "assumed", words: "" },
  budget: { value: { minCents: null, maxCents: 5000, targetCents: null, currency: CURRENCY }, source: "text", words: "under 50" },
  interests: [{ value: "sourdough", source: "text", words: "sourdough" }],
  traits: [],
  excluded: [
    { value: "mug", source: "text", words: "no mugs" },
    { value: "leather", source: "assumed", words: "" },
  ],
  withinDays: null,
  shipsTo: null,
  situations: [],
  otherWords: ["frogs"],
  alsoFor: [],
  asks: [],
  allowed: [],
  leans: [],
  surprise: 0,
  notThese: [],
  likeThese: [],
};

it("an entry means its surest values, and an assumed date is no deadline", () => {
  expect(translateBrief(BRIEF, LEXICON)).toEqual({
    person: { recipients: ["mom", "sister"], words: "my aunt", said: true },
    age: { min: 30, max: 70, said: false },
    gender: "female",
    occasion: { slugs: ["christmas"], words: "xmas", said: true },
    deadlineDays: null,
    budget: { min: null, max: 5000, target: null },
    interests: [{ slugs: ["baking"], words: "sourdough", said: true }],
    excluded: [{ id: "mug", words: "no mugs" }],
    otherWords: ["frogs"],
  });
});

it("a said date and a number of days are one deadline, the nearer of them", () => {
  const date = { value: "2026-11-27", source: "text", words: "friday" } as const;
  expect(translateBrief({ ...BRIEF, date }, LEXICON).deadlineDays).toBe(6);
  const withinDays = { value: 3, source: "text", words: "within 3 days" } as const;
  expect(translateBrief({ ...BRIEF, date, withinDays }, LEXICON).deadlineDays).toBe(3);
});
