import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { database } from "#app/platform/db/database.server.ts";
import { totals, writeMetrics } from "#app/platform/metrics/instruments.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { warmUpReadings } from "../warm-up.server.ts";
import type { CandidateSearch } from "./candidate-search.ts";
import { findCandidates } from "./candidates.queries.server.ts";
import { listKnownGifts } from "../read/gift-index.queries.server.ts";

useTestDatabase();

const nothing = { tags: [], phrases: [] };
const SEARCH: CandidateSearch = {
  topics: [],
  wider: [],
  person: nothing,
  occasion: nothing,
  oddWords: [],
  leftOut: [],
  seed: 0.5,
  ...{
    minCents: null,
    maxCents: null,
    aimCents: null,
    currency: CURRENCY,
    maxShippingDays: null,
    gender: null,
  },
};
const find = async (search: Partial<CandidateSearch>, limit = 100) =>
  (await findCandidates({ ...SEARCH, ...search }, limit)).map(({ profile }) => profile);
const listProfiles = async (ids: string[]) => (await listKnownGifts(ids)).map(({ profile }) => profile);
const namesOf = async (search: Partial<CandidateSearch>, limit = 100) => (await find(search, limit)).map(({ name }) => name);

beforeAll(async () => {
  await createGift({ name: "Tagged only", interest: ["coffee"], recipient: ["mom"], price: "20.00" });
  await createGift({ name: "Espresso cups", price: "30.00" });
  await createGift({ name: "Kitchen scale", description: "Weighs the beans for an espresso to a tenth of a gram.", price: "40.00" });
  await createGift({ name: "Blues harmonica", price: "31.50" });
  await createGift({ name: "Wool scarf", gender: "female", price: "55.00" });
  await createGift({ name: "Slow boat in a bottle", shippingDays: 12 });
  await createGift({ name: "Delivery unknown", shippingDays: null, price: "9.99" });
  await createGift({ name: "No price", price: null });
  await createGift({ name: "Sold out espresso", inStock: false });
});

describe("candidates", () => {
  test("come by tag and by words of names first, then by words of descriptions, then a sample of the rest", async () => {
    const coffee = { tags: [{ taxonomy: "interest" as const, slug: "coffee" }], phrases: ["espresso cup", "espressos"] };
    const names = await namesOf({ topics: [coffee] });
    expect(new Set(names.slice(0, 2))).toEqual(new Set(["Tagged only", "Espresso cups"]));
    expect(names[2]).toBe("Kitchen scale");
    expect(names).not.toContain("Sold out espresso");
    expect(names).toHaveLength(8);
  });

  test("of one word are found despite a misspelling", async () => {
    expect((await namesOf({ topics: [{ tags: [], phrases: ["harmonnica"] }], oddWords: ["harmonnica"] }))[0]).toBe("Blues harmonica");
  });

  test("of a misspelt word are not crowded out by what is found in plenty", async () => {
    const topics = ["harmonnica", "espresso"].map((phrase) => ({ tags: [], phrases: [phrase] }));
    expect(await namesOf({ topics, oddWords: ["harmonnica"] }, 1)).toEqual(["Blues harmonica"]);
  });

  test("of two sources count for both, whichever statement they come from", async () => {
    const topics = [["espresso"], ["harmonica"], ["scarf"], ["espresso"]].map((phrases) => ({ tags: [], phrases }));
    expect((await namesOf({ topics }, 2))[0]).toBe("Espresso cups");
  });

  test("that suit the person come before others", async () => {
    expect((await namesOf({ person: { tags: [{ taxonomy: "recipient", slug: "mom" }], phrases: [] } }))[0]).toBe("Tagged only");
  });

  test("are those nearest to the price hoped for, where there are too many", async () => {
    const topics = [{ tags: [], phrases: ["espresso", "harmonica", "scarf"] }];
    expect(await namesOf({ topics, aimCents: 5400 }, 1)).toEqual(["Wool scarf"]);
    expect(await namesOf({ topics, aimCents: 3100 }, 1)).toEqual(["Blues harmonica"]);
  });

  test("respect the limits", async () => {
    const budget = await find({ minCents: 1000, maxCents: 3000 });
    expect(budget.length).toBeGreaterThan(0);
    expect(budget.every(({ priceCents }) => priceCents === null || (priceCents >= 1000 && priceCents <= 3000))).toBe(true);
    expect(budget.map(({ name }) => name)).toContain("No price");
    expect(await namesOf({ maxShippingDays: 5 })).not.toContain("Slow boat in a bottle");
    expect(await namesOf({ maxShippingDays: 5 })).toContain("Delivery unknown");
    expect(await namesOf({ gender: "male" })).not.toContain("Wool scarf");
    expect(await namesOf({ gender: "female" })).toContain("Wool scarf");
    const [first] = await find({});
    expect((await find({ leftOut: [first?.id as string] })).map(({ id }) => id)).not.toContain(first?.id);
  });

  test("of another currency are within no budget", async () => {
    const { id } = await createGift({ name: "Espresso en euros", price: "20.00", interest: ["coffee"] });
    await database().execute(sql`update gifts set currency = 'EUR' where id = ${id}`);
    const names = await namesOf({ topics: [{ tags: [], phrases: ["espresso"] }], minCents: 1000, maxCents: 3000, aimCents: 2000 });
    expect(names.length).toBeGreaterThan(0);
    expect(names).not.toContain("Espresso en euros");
    await database().execute(sql`delete from gifts where id = ${id}`);
  });

  test("without anything asked are the same ones each time, others from another start", async () => {
    expect(await namesOf({ seed: 0.2 })).toEqual(await namesOf({ seed: 0.2 }));
    const starts = await Promise.all([0.01, 0.2, 0.4, 0.6, 0.8, 0.99].map((seed) => namesOf({ seed }, 3)));
    expect(starts.every((names) => names.length === 3)).toBe(true);
    expect(new Set(starts.map((names) => names.toSorted().join())).size).toBeGreaterThan(1);
  });

  test.each([
    "'); drop table gifts; --",
    "\\",
    "' | 'x",
    "<b>",
    "&!():*",
    "مرحبا",
    "🎁🎁",
    "a b c d e f g",
    "the of and",
    "a\0b",
    "\ud800",
    "",
  ])("I3: harm nothing as words: %j", async (word) => {
    await expect(
      find({
        topics: [{ tags: [{ taxonomy: "interest", slug: word }], phrases: [word] }],
        oddWords: [word],
        person: { tags: [], phrases: [word] },
      }),
    ).resolves.toHaveLength(8);
  });
});

describe("what limits candidates stands beside the words", () => {
  const limitsOf = async (id: string) =>
    (await database().execute(sql`select price_cents::int, shipping_days, gender from gift_search where gift_id = ${id}`)).rows[0];

  test("and follows the gift", async () => {
    const { id } = await createGift({ name: "Brass lamp", price: "24.99", shippingDays: 4 });
    expect(await limitsOf(id)).toEqual({ price_cents: 2499, shipping_days: 4, gender: "unisex" });
    await database().execute(sql`update gifts set price_cents = 3000, gender = 'male' where id = ${id}`);
    expect(await limitsOf(id)).toEqual({ price_cents: 3000, shipping_days: 4, gender: "male" });
    await database().execute(sql`update gifts set price_cents = null, shipping_days = null where id = ${id}`);
    expect(await limitsOf(id)).toEqual({ price_cents: null, shipping_days: null, gender: "male" });
  });

  test("also where an import brings the words later", async () => {
    const id = await database().transaction(async (change) => {
      await change.execute(sql`set local presently.defer_search = 'on'`);
      const { rows } = await change.execute<{ id: string }>(
        sql`insert into gifts (name, slug, price_cents) values ('Later', 'later', 500) returning id`,
      );
      await change.execute(sql`update gifts set price_cents = 600 where slug = 'later'`);
      await change.execute(sql`select refresh_gift_search(array[${rows[0]?.id}::uuid])`);
      return rows[0]?.id as string;
    });
    expect(await limitsOf(id)).toEqual({ price_cents: 600, shipping_days: null, gender: "unisex" });
  });
});

describe("profiles", () => {
  test("hold the row and the tags, in the order asked for", async () => {
    const lamp = await createGift({
      name: "Paper lamp",
      price: "12.50",
      brandName: "Lumen",
      interest: ["reading", "home-styling"],
      ageRange: ["adults-30-59"],
    });
    const kite = await createGift({ name: "Kite" });
    const profiles = await listProfiles([kite.id, "invalid-reply", lamp.id, crypto.randomUUID()]);
    expect(profiles.map(({ name }) => name)).toEqual(["Kite", "Paper lamp"]);
    expect(profiles[1]).toMatchObject({
      id: lamp.id,
      slug: lamp.slug,
      brandName: "Lumen",
      priceCents: 1250,
      inStock: true,
      gender: "unisex",
    });
    expect(profiles[1]?.tags.interest?.toSorted()).toEqual(["home-styling", "reading"]);
    expect(profiles[1]?.tags.ageRange).toEqual(["adults-30-59"]);
  });

  test("follow every change of a gift that was read before", async () => {
    const vase = await createGift({ name: "Vase", price: "20.00", interest: ["home-styling"] });
    const read = async () => (await listProfiles([vase.id]))[0];
    expect(await read()).toMatchObject({ name: "Vase", priceCents: 2000, tags: { interest: ["home-styling"] } });
    await database().execute(sql`update gifts set name = 'Tall vase', price_cents = 2500 where id = ${vase.id}`);
    expect(await read()).toMatchObject({ name: "Tall vase", priceCents: 2500, tags: { interest: ["home-styling"] } });
    await database().execute(sql`delete from gift_categories where gift_id = ${vase.id}`);
    expect((await read())?.tags).toEqual({});
    await database().execute(sql`delete from gifts where id = ${vase.id}`);
    expect(await read()).toBeUndefined();
  });

  test("that were read ahead are asked for only whether they have changed", async () => {
    const jug = await createGift({ name: "Jug" });
    await warmUpReadings();
    const before = totals.queries;
    expect((await listProfiles([jug.id])).map(({ name }) => name)).toEqual(["Jug"]);
    expect(totals.queries - before).toBe(1);
    const metrics = await writeMetrics();
    expect(metrics).toMatch(/presently_finder_cache_entries\{cache="gifts"\} [1-9]/);
    expect(metrics).toMatch(/presently_finder_cache_hit_ratio\{cache="stems"\} [\d.]+/);
  });

  test("have no price where it may not be shown any more", async () => {
    const stale = await createGift({ name: "Stale", priceSource: "api", priceCheckedAt: new Date("2020-01-01") });
    expect((await listProfiles([stale.id]))[0]?.priceCents).toBeNull();
  });
});
