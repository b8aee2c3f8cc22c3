import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryBrief } from "#tests/factories/arbitrary-brief.ts";
import { EMPTY_BRIEF, MAX_PARTS } from "./constants.ts";
import { briefFromParams, briefToParams, completeBrief, finderRequestSchema, wholeBriefSchema } from "./schema.ts";
import type { Brief } from "./types.ts";

const anyBrief = arbitraryBrief();

describe("the address of a brief", () => {
  test("holds everything: what is written is read back", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        expect(briefFromParams(new URLSearchParams(briefToParams(brief).toString()))).toEqual({ text: "", brief });
      }),
      { numRuns: 300 },
    );
  });

  test("stays short, whatever the brief, and gives up the words before the parts", () => {
    const long = { value: "collects-old-maps", source: "text" as const, words: "🧶".repeat(60) };
    const brief: Brief = {
      ...EMPTY_BRIEF,
      text: "x".repeat(9000),
      interests: Array(MAX_PARTS.interests).fill(long),
      notThese: Array.from({ length: MAX_PARTS.notThese }, () => crypto.randomUUID()),
    };
    const params = briefToParams(brief);
    expect(params.toString().length).toBeLessThanOrEqual(3000);
    const read = briefFromParams(params).brief;
    expect(read.interests).toHaveLength(MAX_PARTS.interests);
    expect(read.notThese.length).toBeGreaterThan(30);
    expect(brief.notThese.slice(-read.notThese.length)).toEqual(read.notThese);
  });

  test("of a plain form is understood, with fields left empty", () => {
    const { text, brief } = briefFromParams(
      new URLSearchParams("text=for+my+mum&person=mom&occasion=&budget=%2450&interest=tea&interest=&age=60-70&surprise="),
    );
    expect(text).toBe("for my mum");
    expect(brief).toEqual({
      ...EMPTY_BRIEF,
      person: { value: "mom", source: "form", words: "" },
      budget: { value: { minCents: null, maxCents: 5000, targetCents: null }, source: "form", words: "" },
      interests: [{ value: "tea", source: "form", words: "" }],
      age: { value: { min: 60, max: 70 }, source: "form", words: "" },
    });
  });

  test.each([
    ["20-40", { minCents: 2000, maxCents: 4000, targetCents: null }],
    ["20-", { minCents: 2000, maxCents: null, targetCents: null }],
    ["-40.50", { minCents: null, maxCents: 4050, targetCents: null }],
    ["~40", { minCents: null, maxCents: null, targetCents: 4000 }],
    ["$1,200", { minCents: null, maxCents: 120_000, targetCents: null }],
  ])("has a budget as %s", (budgetText, expected) => {
    expect(briefFromParams(new URLSearchParams({ budget: budgetText })).brief.budget?.value).toEqual(expected);
  });

  test("I3: nonsense is ignored", () => {
    const nonsense =
      "person=<script>&age=9-3&gender=x&budget=1e308&budget=5&date=2026-02-31&within=-1&interest=%00&interest=A&lean=x&lean=faster&lean=faster&surprise=1000&not=1&like='--&without=%00&__proto__=x&word=";
    expect(briefFromParams(new URLSearchParams(nonsense)).brief).toEqual({ ...EMPTY_BRIEF, leans: ["faster"] });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.string({ unit: "binary" }))),
        (pairs) => void briefFromParams(new URLSearchParams(pairs)),
      ),
    );
  });
});

describe("a request to the API", () => {
  test("takes a brief of an earlier answer back as it is", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        expect(wholeBriefSchema.parse(brief)).toEqual(brief);
        expect(completeBrief(finderRequestSchema.parse({ brief }).brief ?? {})).toEqual(brief);
      }),
    );
  });

  test("takes plain values as chosen in a form", () => {
    const { brief = {} } = finderRequestSchema.parse({
      brief: { person: "mom", age: { min: 60, max: 70 }, budget: { maxCents: 5000 }, interests: ["tea"], date: null },
    });
    expect(completeBrief(brief)).toMatchObject({
      person: { value: "mom", source: "form", words: "" },
      age: { value: { min: 60, max: 70 }, source: "form" },
      budget: { value: { minCents: null, maxCents: 5000, targetCents: null } },
      interests: [{ value: "tea", source: "form", words: "" }],
      date: null,
    });
  });

  test.each([
    ["an unknown field", { role: "admin" }],
    ["an unknown part of the brief", { brief: { colour: "red" } }],
    ["an unknown field of a part", { brief: { person: { value: "mom", source: "text", words: "", sure: 1 } } }],
    ["a text that is too long", { text: "x".repeat(10_001) }],
    ["too many gifts (I4)", { limit: 101 }],
    ["no gifts", { limit: 0 }],
    ["an age the wrong way round", { brief: { age: { min: 9, max: 3 } } }],
    ["an empty budget", { brief: { budget: {} } }],
    ["an endless price", { brief: { budget: { maxCents: 1e308 } } }],
    ["a day that does not exist", { brief: { date: "2026-02-31" } }],
    ["an id that is none", { brief: { interests: ["'; drop table gifts"] } }],
    ["too many interests", { brief: { interests: Array(MAX_PARTS.interests + 1).fill("tea") } }],
    ["a list", []],
    ["a text that is none", { text: 5 }],
  ])("I3, Z5: refuses %s", (_, body) => {
    expect(finderRequestSchema.safeParse(body).success).toBe(false);
  });

  test("I3: takes control characters and halves of characters out of texts", () => {
    expect(finderRequestSchema.parse({ text: "a\u0000b\ud800c", brief: { excluded: ["\u0000mugs\n"] } })).toMatchObject({
      text: "a b c",
      brief: { excluded: [{ value: "mugs" }] },
    });
  });
});
