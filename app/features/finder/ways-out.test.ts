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
const briefs = fc
  .record({
    sums: budgets,
    person: fc.option(fc.constantFrom("mom", "dad", "boss", "nephew", "teacher", "sister")),
    interests: fc.uniqueArray(fc.constantFrom("coffee", "gardening", "tea", "hiking", "reading", "dogs"), { maxLength: 2 }),
    excluded: fc.uniqueArray(fc.constantFrom("glass", "candles", "wool", "zither"), { maxLength: 2 }),
    withinDays: fc.option(fc.integer({ min: 0, max: 20 })),
    date: fc.option(fc.constantFrom("2026-11-25", "2026-12-24")),
  })
  .map(({ sums, person, interests, excluded, withinDays, date }) =>
    assumeFromPerson(
      briefOf({
        budget: chosen({ ...sums, targetCents: null, currency: CURRENCY }),
        person: person === null ? null : chosen(person),
        interests: interests.map(chosen),
        excluded: excluded.map(chosen),
        withinDays: withinDays === null ? null : chosen(withinDays),
        date: date === null ? null : chosen(date),
      }),
    ),
  );

/** Returns how many kinds of limits a brief states, each of which could be eased. */
function limitsIn({ budget, person, interests, excluded, withinDays, date }: Brief): number {
  const stated = [budget, person, withinDays ?? date, interests[0] ?? null, excluded[0] ?? null];
  return stated.filter((part) => part !== null).length;
}

test("three ways out wherever three limits can be eased, else as many as there are limits, each with the gifts that it counts", async () => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(briefs, async (brief) => {
      const { gifts, loosenings } = await findGifts(brief, { limit: 12, today: TODAY });
      expect(gifts).toEqual([]);
      const limits = limitsIn(brief);
      seen.set(Math.min(3, limits), (seen.get(Math.min(3, limits)) ?? 0) + 1);
      const said = loosenings.map(({ label, gifts: count }) => `${label}: ${count}`).join("; ");
      expect(loosenings.length, said).toBeLessThanOrEqual(3);
      expect(loosenings.length, said).toBeGreaterThanOrEqual(Math.min(3, limits));
      expect(new Set(loosenings.map(({ label }) => label)).size, said).toBe(loosenings.length);
      for (const { gifts: count } of loosenings) expect(count, said).toBeGreaterThanOrEqual(1);
      const [first] = loosenings;
      if (first !== undefined) expect((await findGifts(first.brief, { limit: 48, today: TODAY })).gifts, said).toHaveLength(first.gifts);
    }),
    { numRuns: 40 },
  );
  expect([...seen.keys()].toSorted()).toEqual([1, 2, 3]);
}, 120_000);
