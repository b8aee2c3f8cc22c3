import fc from "fast-check";
import { CURRENCY } from "#app/platform/money.ts";
import { LEANS, QUESTIONS } from "#app/features/finder/constants.ts";
import { situationById } from "#app/features/finder/ask/situations/situations.ts";
import type { Brief, Understood } from "#app/features/finder/types.ts";
import { withoutControls } from "#app/platform/text.ts";

const words = fc.string({ unit: "grapheme", maxLength: 30 }).map((text) => withoutControls(text.replaceAll("*", "")));
const word = words.filter((text) => text !== "");

function part<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Understood<Value>> {
  return fc.oneof(
    value.map((chosen) => ({ value: chosen, source: "form" as const, words: "" })),
    fc.record({ value, source: fc.constantFrom("text" as const, "assumed" as const), words }),
  );
}

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(part(value), { nil: null });
const cents = fc.integer({ min: 1, max: 20_000 });
const budget = fc.oneof(
  fc.record({ minCents: fc.constant(null), maxCents: cents, targetCents: fc.constant(null), currency: fc.constant(CURRENCY) }),
  fc.record({ minCents: cents, maxCents: fc.constant(null), targetCents: fc.constant(null), currency: fc.constant(CURRENCY) }),
  fc.tuple(cents, cents).map(([one, other]) => ({
    minCents: Math.min(one, other),
    maxCents: Math.max(one, other),
    targetCents: Math.min(one, other),
    currency: CURRENCY,
  })),
);
const year = fc.integer({ min: 0, max: 90 });
const age = fc.tuple(year, year).map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }));
const anyId = fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/);

/** Sources of a brief's values; ids and words are invented where a source is left out. */
interface Sources {
  person: fc.Arbitrary<string>;
  occasion: fc.Arbitrary<string>;
  interest: fc.Arbitrary<string>;
  trait: fc.Arbitrary<string>;
  excluded: fc.Arbitrary<string>;
  word: fc.Arbitrary<string>;
  date: fc.Arbitrary<string>;
  giftId: fc.Arbitrary<string>;
}

/** Generates any brief, plausible or not. */
export function arbitraryBrief(sources: Partial<Sources> = {}): fc.Arbitrary<Brief> {
  return fc.record({
    text: words,
    person: maybe(sources.person ?? anyId),
    age: maybe(age),
    gender: maybe(fc.constantFrom("male" as const, "female" as const)),
    occasion: maybe(sources.occasion ?? anyId),
    date: maybe(sources.date ?? fc.constantFrom("2026-12-24", "2028-02-29")),
    budget: maybe(budget),
    interests: fc.array(part(sources.interest ?? anyId), { maxLength: 4 }),
    traits: fc.array(part(sources.trait ?? anyId), { maxLength: 3 }),
    situations: fc.array(part(fc.constantFrom(...situationById.keys())), { maxLength: 2 }),
    excluded: fc.array(part(sources.excluded ?? word), { maxLength: 3 }),
    withinDays: maybe(fc.integer({ min: 0, max: 30 })),
    shipsTo: maybe(fc.constantFrom("US", "GB")),
    otherWords: fc.array(sources.word ?? word, { maxLength: 3 }),
    allowed: fc.uniqueArray(fc.constantFrom("quiet", "no-scent", "little-room"), { maxLength: 2 }),
    leans: fc.uniqueArray(fc.constantFrom(...LEANS), { maxLength: 4 }),
    alsoFor: fc.array(part(sources.person ?? anyId), { maxLength: 2 }),
    asks: fc.uniqueArray(fc.constantFrom(...QUESTIONS), { maxLength: 1 }),
    surprise: fc.integer({ min: 0, max: 100 }),
    notThese: fc.array(sources.giftId ?? fc.uuid(), { maxLength: 3 }),
    likeThese: fc.array(sources.giftId ?? fc.uuid(), { maxLength: 3 }),
  });
}
