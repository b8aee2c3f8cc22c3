import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { arbitraryBrief } from "#tests/factories/arbitrary-brief.ts";
import { PARTS } from "./brief/parts.ts";
import { completeBrief, finderRequestSchema, wholeBriefSchema } from "./schema.ts";

const anyBrief = arbitraryBrief();

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
      budget: { value: { minCents: null, maxCents: 5000, targetCents: null, currency: CURRENCY } },
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
    ["too many interests", { brief: { interests: Array(PARTS.interests.most + 1).fill("tea") } }],
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
