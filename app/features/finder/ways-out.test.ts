import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { seedDemoCatalogue } from "#db/seed/seed-demo-catalogue.ts";
import { useTestDatabase } from "#tests/database.ts";
import { briefOf, chosen } from "#tests/factories/finder.ts";
import { assumeFromPerson } from "./ask/assume.ts";
import { findGifts } from "./find-gifts.server.ts";
import type { Brief } from "./types.ts";

/** The ways out of an empty result, on the demo shop. */
const TODAY = "2026-11-24";
useTestDatabase();
beforeAll(async () => {
  await seedDemoCatalogue();
});

/** Sums in cents at which the demo shop has nothing. */
const budgets = fc.oneof(
  fc.integer({ min: 1, max: 200 }).map((maxCents) => ({ minCents: null, maxCents })),
  fc.integer({ min: 100_000, max: 300_000 }).map((minCents) => ({ minCents, maxCents: null })),
);
const LIMITS = {
  person: fc.constantFrom("mom", "dad", "boss", "nephew", "teacher", "sister").map((id) => ({ person: chosen(id) })),
  interests: fc
    .uniqueArray(fc.constantFrom("coffee", "gardening", "tea", "hiking", "reading", "dogs"), { minLength: 1, maxLength: 2 })
    .map((ids) => ({ interests: ids.map(chosen) })),
  excluded: fc
    .uniqueArray(fc.constantFrom("glass", "candles", "wool", "zither"), { minLength: 1, maxLength: 2 })
    .map((ids) => ({ excluded: ids.map(chosen) })),
  time: fc
    .record({ days: fc.option(fc.integer({ min: 0, max: 20 })), date: fc.constantFrom("2026-11-25", "2026-12-24") })
    .map(({ days, date }) => ({ withinDays: days === null ? null : chosen(days), date: chosen(date) })),
};

/** Briefs with a price at which there is nothing, and so many other limits. */
const briefsWith = (others: number) =>
  fc
    .shuffledSubarray(Object.values(LIMITS) as fc.Arbitrary<Partial<Brief>>[], { minLength: others, maxLength: others })
    .chain((limits) => fc.tuple(budgets, ...limits))
    .map(([sums, ...limits]) =>
      assumeFromPerson(briefOf({ budget: chosen({ ...sums, targetCents: null, currency: CURRENCY }), ...Object.assign({}, ...limits) })),
    );

test.each([0, 1, 2, 3, 4])(
  "a price and %i other limits: three ways out, or as many as limits, each with the gifts that it counts",
  async (others) => {
    await fc.assert(
      fc.asyncProperty(briefsWith(others), async (brief) => {
        const { gifts, loosenings } = await findGifts(brief, { limit: 12, today: TODAY });
        expect(gifts).toEqual([]);
        const said = loosenings.map(({ label, gifts: count }) => `${label}: ${count}`).join("; ");
        expect(loosenings.length, said).toBeLessThanOrEqual(3);
        expect(loosenings.length, said).toBeGreaterThanOrEqual(Math.min(3, others + 1));
        expect(new Set(loosenings.map(({ label }) => label)).size, said).toBe(loosenings.length);
        for (const { gifts: count } of loosenings) expect(count, said).toBeGreaterThanOrEqual(1);
        const [first] = loosenings;
        if (first !== undefined) expect((await findGifts(first.brief, { limit: 48, today: TODAY })).gifts, said).toHaveLength(first.gifts);
      }),
      { numRuns: 8 },
    );
  },
);
