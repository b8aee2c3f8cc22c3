import { describe, expect, it } from "vitest";
import type { EvalData, EvalGift, Gold } from "./eval-types.ts";
import { gradeGift } from "./grading.ts";
import { brokenLimits, hasAgeClash, hasGenderClash } from "./suitability.ts";

const NO_DATA: EvalData = { briefs: [], exclusions: {}, minimumAges: {}, boundGifts: {}, judgements: {}, gifts: [] };

function giftOf(traits: Partial<EvalGift> = {}): EvalGift {
  return {
    slug: "trowel",
    name: "Forged steel trowel",
    description: "Hammered from one bar.",
    priceCents: 4000,
    inStock: true,
    shippingDays: 4,
    gender: "unisex",
    giftTypes: ["garden-outdoors"],
    recipients: ["mom"],
    occasions: ["birthday"],
    interests: ["gardening", "science"],
    traits: ["practical"],
    ageRanges: ["adults-30-59"],
    ...traits,
  };
}

function goldOf(traits: Partial<Gold> = {}): Gold {
  return {
    recipients: ["mom"],
    age: null,
    gender: "female",
    occasion: "birthday",
    budget: { min: null, max: 5000, around: null },
    interests: ["gardening"],
    excluded: [],
    ...traits,
  };
}

const grade = (gift: Partial<EvalGift>, gold: Partial<Gold> = {}, data: Partial<EvalData> = {}) =>
  gradeGift(giftOf(gift), { id: "b1", split: "open", text: "", gold: goldOf(gold) }, { ...NO_DATA, ...data });

describe("grades", () => {
  it("ask for the interest first, then for the person and the occasion", () => {
    expect(grade({})).toBe(3);
    expect(grade({ occasions: ["easter"] })).toBe(2);
    expect(grade({ recipients: ["boss"] })).toBe(2);
    expect(grade({ interests: ["science", "gardening"] })).toBe(2);
    expect(grade({ interests: ["houseplants"] })).toBe(1);
    expect(grade({ interests: ["cars"] })).toBe(0);
  });

  it("are 0 where a hard limit is broken, whatever a correction says", () => {
    const judgements = { b1: { trowel: 3 as const } };
    expect(grade({ priceCents: 5001 }, {}, { judgements })).toBe(0);
    expect(grade({ inStock: false }, {}, { judgements })).toBe(0);
    expect(grade({}, { excluded: ["tools"] }, { judgements, exclusions: { tools: { said: ["tool"], gifts: ["trowel"] } } })).toBe(0);
    expect(grade({}, { withinDays: 3 }, { judgements })).toBe(0);
    expect(grade({}, { recipients: ["kids"], age: [6, 6] }, { judgements, minimumAges: { trowel: 8 } })).toBe(0);
  });

  it("are what a correction says where no limit is broken", () => {
    expect(grade({ interests: ["cars"] }, {}, { judgements: { b1: { trowel: 2 } } })).toBe(2);
  });

  it("cannot be high for what people would differ about, what is too cheap, or what is bound to another occasion", () => {
    const exclusions = { tools: { said: ["tool"], unsure: ["trowel"] } };
    expect(grade({}, { excluded: ["tools"] }, { exclusions })).toBe(1);
    expect(grade({}, { budget: { min: 4500, max: 9000, around: null } })).toBe(1);
    expect(grade({}, {}, { boundGifts: { trowel: ["retirement"] } })).toBe(1);
  });

  it("go by person, occasion and style where no interest is named", () => {
    expect(grade({ interests: ["home-styling"] }, { interests: [], traits: ["practical"] })).toBe(3);
    expect(grade({ interests: ["home-styling"] }, { interests: [], traits: ["funny"] })).toBe(2);
    expect(grade({ interests: ["home-styling"], recipients: ["boss"] }, { interests: [] })).toBe(1);
    // The gift is only for people who garden, and the brief does not say that the person does.
    expect(grade({ interests: ["gardening"] }, { interests: [] })).toBe(2);
  });
});

describe("clashes", () => {
  it("are a child's gift for an adult, or a gift far from the child's age", () => {
    const clash = (ageRanges: string[], gold: Partial<Gold>) => hasAgeClash(giftOf({ ageRanges }), goldOf(gold), {});
    expect(clash(["kids-8-12", "teens-13-17"], {})).toBe(true);
    expect(clash(["kids-8-12", "adults-30-59"], {})).toBe(false);
    expect(clash(["baby-0-1"], { recipients: ["new-parents"], occasion: "baby-shower" })).toBe(false);
    expect(clash(["kids-8-12"], { recipients: ["daughter"], age: [5, 5] })).toBe(true);
    expect(clash(["kids-8-12"], { recipients: ["daughter"], age: [7, 7] })).toBe(false);
    expect(clash(["adults-30-59"], { recipients: ["kids"] })).toBe(true);
    expect(clash(["adults-30-59"], { recipients: ["teenager"] })).toBe(false);
    expect(clash(["baby-0-1"], { recipients: [] })).toBe(true);
  });

  it("are a gift for one gender met by the other", () => {
    expect(hasGenderClash(giftOf({ gender: "male" }), goldOf())).toBe(true);
    expect(hasGenderClash(giftOf({ gender: "female" }), goldOf())).toBe(false);
    expect(hasGenderClash(giftOf({ gender: "male" }), goldOf({ gender: null }))).toBe(false);
  });
});

describe("limits", () => {
  it("give a bare sum and an approximate one a quarter of slack, a maximum none", () => {
    const broken = (budget: Gold["budget"]) => brokenLimits(giftOf({ priceCents: 5000 }), goldOf({ budget }), NO_DATA);
    expect(broken({ min: null, max: 4000, around: null, isBareSum: true })).toEqual([]);
    expect(broken({ min: null, max: null, around: 4000 })).toEqual([]);
    expect(broken({ min: null, max: 4999, around: null })).toEqual(["over budget"]);
  });

  it("count days to a date from the day of the evaluation", () => {
    const broken = (date: string) => brokenLimits(giftOf({ shippingDays: 4 }), goldOf({ date }), NO_DATA);
    expect(broken("2026-11-25")).toEqual([]);
    expect(broken("2026-11-24")).toEqual(["too late"]);
  });
});
