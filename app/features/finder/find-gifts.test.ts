import { sql } from "drizzle-orm";
import fc from "fast-check";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { arbitraryBrief } from "#tests/factories/arbitrary-brief.ts";
import { fillCatalogue } from "#tests/factories/generated-catalogue.ts";
import { lexicon } from "./lexicon/lexicon.ts";
import { limitsOf } from "./rank/limits.ts";
import { readGift } from "./read/read-gift.ts";
import { chipsOf, removeFromBrief } from "./brief/chips.ts";
import { understandText } from "./ask/understand.ts";
import { stemsOf } from "./lexicon/words.ts";
import { findGifts } from "./find-gifts.server.ts";
import { listKnownGifts } from "./read/gift-index.queries.server.ts";
import type { Brief, GiftProfile, GiftReading } from "./types.ts";

/** Properties that hold for every brief, tested with random briefs on a random catalogue. */
const TODAY = "2026-11-21";
const GIFTS = 400;
const testDatabase = useTestDatabase();
const profiles = new Map<string, GiftProfile>();
let readings: GiftReading[] = [];

beforeAll(async () => {
  const client = new pg.Client({ connectionString: testDatabase.connectionString });
  await client.connect();
  await fillCatalogue(client, GIFTS, 5);
  // Generated catalogues have what real ones lack, so these values are removed; of the same gifts in each run, as ids are others each time.
  await client.query(`update gifts set price_cents = null where substr(md5(slug), 1, 1) = '0'`);
  await client.query(`update gifts set shipping_days = null where substr(md5(slug), 2, 1) in ('0', '1')`);
  await client.query(`update gifts set gender = case substr(md5(slug), 3, 1) when '0' then 'male' when '1' then 'female' else gender end`);
  await client.end();
  const { rows } = await database().execute<{ id: string }>(sql`select id from gifts order by id`);
  for (const { profile } of await listKnownGifts(rows.map(({ id }) => id))) profiles.set(profile.id, profile);
  readings = [...profiles.values()].map(readGift);
});

const ids = (byId: ReadonlyMap<string, unknown>) => fc.constantFrom(...byId.keys());
const { personById, occasionById, interestById, traitById, conceptById } = lexicon();
const brief = arbitraryBrief({
  person: ids(personById),
  occasion: ids(occasionById),
  interest: ids(interestById),
  trait: ids(traitById),
  excluded: fc.oneof(ids(conceptById), fc.constantFrom("wood", "steel", "scented candle", "cotton")),
  word: fc.constantFrom("lamp", "harmonica", "blanket", "mug", "kite", "espresso", "grinderr", "🎁", "'; drop table gifts"),
  date: fc.constantFrom("2026-11-23", "2026-12-24", "2026-11-01"),
  giftId: fc.nat({ max: GIFTS - 1 }).map((place) => [...profiles.keys()][place] ?? crypto.randomUUID()),
});

/** Checks the limits against the shown gifts' rows and texts, without the engine. */
function expectLimitsRespected(asked: Brief, shown: readonly GiftProfile[]): void {
  for (const gift of shown) {
    expect(gift.inStock).toBe(true);
    if (asked.budget !== null && gift.priceCents !== null) {
      const { minCents, maxCents } = asked.budget.value;
      const isStrict = asked.budget.source === "form" || maxCents === null;
      expect(gift.priceCents).toBeLessThanOrEqual(maxCents ?? Infinity);
      expect(gift.priceCents).toBeGreaterThanOrEqual(Math.round((minCents ?? 0) * (isStrict ? 1 : 0.6)));
    }
    if (asked.withinDays !== null && gift.shippingDays !== null) expect(gift.shippingDays).toBeLessThanOrEqual(asked.withinDays.value);
    if (asked.date !== null && gift.shippingDays !== null) {
      expect(Date.parse(TODAY) + gift.shippingDays * 86_400_000).toBeLessThanOrEqual(Date.parse(asked.date.value));
    }
    if (asked.gender !== null) expect(["unisex", asked.gender.value]).toContain(gift.gender);
    expect(asked.notThese).not.toContain(gift.id);
    const text = ` ${stemsOf(`${gift.name} ${gift.description}`).join(" ")} `;
    for (const { value } of asked.excluded) if (!conceptById.has(value)) expect(text).not.toContain(` ${stemsOf(value).join(" ")} `);
  }
}

test("every gift shown meets every limit of every brief, and the same brief gives the same result", async () => {
  await fc.assert(
    fc.asyncProperty(brief, async (asked) => {
      const result = await findGifts(asked, { limit: 12, today: TODAY });
      expectLimitsRespected(
        asked,
        result.gifts.map(({ id }) => profiles.get(id) as GiftProfile),
      );
      const again = await findGifts(asked, { limit: 12, today: TODAY });
      expect({ ...again, tookMs: 0 }).toEqual({ ...result, tookMs: 0 });
      expect(new Set(result.gifts.map(({ id }) => id)).size).toBe(result.gifts.length);
      expect(result.gifts.every(({ score, reasons }) => score >= 0 && score <= 1 && reasons.length <= 1)).toBe(true);
    }),
    { numRuns: 50 },
  );
}, 180_000);

const briefOfText = (text: string) => understandText(text, { today: TODAY, country: "US" });
const caveatsShown = async (text: string, given: Partial<Brief> = {}) =>
  (await findGifts({ ...briefOfText(text), ...given }, { limit: 48, today: TODAY })).gifts.map(({ caveats }) => caveats);

test("a gift of unknown delivery is shown after those that come in time, and says so", async () => {
  const shown = await caveatsShown("a gift for my sister, I need it within 2 days");
  const isUnknown = shown.map((caveats) => caveats.includes("delivery-unknown"));
  expect(isUnknown).toContain(true);
  expect(isUnknown).toContain(false);
  expect(isUnknown).toEqual(isUnknown.toSorted((one, other) => Number(one) - Number(other)));
});

test("without a single known delivery time, Christmas in ten days still finds gifts, each with its caveat", async () => {
  const days = new Map(profiles.entries().map(([id, { shippingDays }]) => [id, shippingDays]));
  await database().execute(sql`update gifts set shipping_days = null`);
  const { gifts } = await findGifts(understandText("Christmas gift for my sister", { today: "2026-12-15", country: "US" }), {
    limit: 12,
    today: "2026-12-15",
  });
  for (const [id, shipping] of days) await database().execute(sql`update gifts set shipping_days = ${shipping} where id = ${id}::uuid`);
  expect(gifts).toHaveLength(12);
  expect(gifts.every(({ caveats }) => caveats.includes("delivery-unknown"))).toBe(true);
});

test("prices within the band come first, then cheaper ones, then unknown ones, each with its caveat", async () => {
  const shown = await caveatsShown("a gift for my sister, around $50");
  const steps = { "a-little-below": 1, "delivery-unknown": 2, "far-below": 3, "price-unknown": 6 };
  const order = shown.map((caveats) => caveats.reduce((sum, caveat) => sum + steps[caveat], 0));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order[0]).toBe(0);
  expect(Math.max(...order)).toBeGreaterThan(0);
});

test("what easing a limit promises, it brings", async () => {
  await fc.assert(
    fc.asyncProperty(brief, async (asked) => {
      const { gifts, loosenings } = await findGifts(asked, { limit: 12, today: TODAY });
      expect(gifts.length === 0 || loosenings.length === 0).toBe(true);
      for (const relaxed of loosenings) {
        const found = await findGifts(relaxed.brief, { limit: 48, today: TODAY });
        expect(found.gifts).toHaveLength(relaxed.gifts);
      }
    }),
    { numRuns: 30 },
  );
}, 180_000);

/** A brief that asks for coffee gets it for any person; without the word, what does not suit the person is left out again. */
const ASKING = new Set(["word", "interest", "age"]);
/** "No wine" excludes other drinks too, unless the shopper has stated that drinks are liked. */
const NO_DRINKS = new Set(["excluded wine-gifts", "excluded beer-gifts", "excluded spirits-gifts"]);
/** Who is known to have a dog, or asks for things for one, gets them. */
const NAMING = new Set(["word", "interest", "trait", "person", "occasion", "situation"]);
const isNoLongerAskedFor = (kind: string, limit: string) =>
  // An anniversary asks for what is for two.
  (kind === "occasion" && limit === "avoided romance") ||
  (NAMING.has(kind) && limit.startsWith("implied ")) ||
  (ASKING.has(kind) && limit.startsWith("avoided ")) ||
  (kind === "interest" && NO_DRINKS.has(limit));

test("removing a chip never hides a gift for a reason that is gone", () => {
  const keysOfEach = (asked: Brief) => {
    const check = limitsOf(asked, TODAY);
    return readings.map((reading) => check(reading).map(({ kind, subject }) => `${kind} ${subject}`));
  };
  fc.assert(
    fc.property(brief, (asked) => {
      const before = keysOfEach(asked).map((keys) => new Set(keys));
      for (const { id, kind } of chipsOf(asked)) {
        const added = keysOfEach(removeFromBrief(asked, id)).flatMap((keys, gift) => keys.filter((limit) => !before[gift]?.has(limit)));
        expect(added.filter((limit) => !isNoLongerAskedFor(kind, limit))).toEqual([]);
      }
    }),
    { numRuns: 25 },
  );
}, 180_000);

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 10_000 }),
  fc.string({ unit: "grapheme", maxLength: 2000 }),
  fc.constantFrom(
    "a ".repeat(5000),
    "$".repeat(10_000),
    "under ".repeat(1600),
    "9".repeat(10_000),
    "not a mug ".repeat(1000),
    "x".repeat(10_000),
  ),
  fc.constantFrom(
    "'; drop table gifts; --",
    "<script>alert(1)</script>",
    "هدية لأمي التي تحب القهوة",
    "🎁🎄👩‍👩‍👧‍👦",
    "\u202Egnp.tfig",
    "%00%FF",
    "${7*7}",
    "__proto__",
    "constructor",
  ),
);

test("a hostile text does no harm and is answered in time", async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const start = performance.now();
      const asked = understandText(text, { today: TODAY, country: "US" });
      const { gifts } = await findGifts(asked, { limit: 12, today: TODAY });
      expectLimitsRespected(
        asked,
        gifts.map(({ id }) => profiles.get(id) as GiftProfile),
      );
      expect(performance.now() - start).toBeLessThan(15_000);
    }),
    { numRuns: 30 },
  );
  const { rows } = await database().execute<{ count: number }>(sql`select count(*)::int as count from gifts`);
  expect(rows[0]?.count).toBe(GIFTS);
}, 180_000);
