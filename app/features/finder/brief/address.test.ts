import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { arbitraryBrief } from "#tests/factories/arbitrary-brief.ts";
import { briefFromParams, briefToParams } from "./address.ts";
import { EMPTY_BRIEF, PARTS } from "./parts.ts";
import type { Brief } from "../types.ts";

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
      interests: Array(PARTS.interests.most).fill(long),
      notThese: Array.from({ length: PARTS.notThese.most }, () => crypto.randomUUID()),
    };
    const params = briefToParams(brief);
    expect(params.toString().length).toBeLessThanOrEqual(3000);
    const read = briefFromParams(params).brief;
    expect(read.interests).toHaveLength(PARTS.interests.most);
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
      budget: { value: { minCents: null, maxCents: 5000, targetCents: null, currency: CURRENCY }, source: "form", words: "" },
      interests: [{ value: "tea", source: "form", words: "" }],
      age: { value: { min: 60, max: 70 }, source: "form", words: "" },
    });
  });

  test.each([
    ["20-40", { minCents: 2000, maxCents: 4000, targetCents: null, currency: CURRENCY }],
    ["20-", { minCents: 2000, maxCents: null, targetCents: null, currency: CURRENCY }],
    ["-40.50", { minCents: null, maxCents: 4050, targetCents: null, currency: CURRENCY }],
    ["~40", { minCents: null, maxCents: null, targetCents: 4000, currency: CURRENCY }],
    ["$1,200", { minCents: null, maxCents: 120_000, targetCents: null, currency: CURRENCY }],
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

describe("a sentence in an address", () => {
  const withText = (text: string) => briefToParams({ ...EMPTY_BRIEF, text });

  test("is readable in Latin letters, and short in all others", () => {
    expect(withText("For my mum, café & crème").toString()).toBe("said=For+my+mum%2C+caf%C3%A9+%26+cr%C3%A8me");
    // This is the longest sentence that a form sends.
    for (const sign of ["咖", "ק", "ж", "🎁"]) {
      const text = sign.repeat(600 / sign.length);
      const params = withText(text);
      expect(params.toString().length).toBeLessThanOrEqual(2420);
      expect(briefFromParams(params).brief.text).toBe(text);
    }
  });

  test("stands there whole or not at all", () => {
    for (const length of [300, 600, 1200, 2900]) expect(withText("x".repeat(length)).get("said")).toHaveLength(length);
    for (const length of [3000, 10_000]) expect(withText("x".repeat(length)).toString()).toBe("");
  });

  test("I3: that nobody has encoded is none", () => {
    for (const encoded of ["%", "____", "/w", "a", "=", "\0"])
      expect(briefFromParams(new URLSearchParams({ saidPacked: encoded })).brief.text).toBe("");
  });
});
