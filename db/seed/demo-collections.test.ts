import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listCollectionCards } from "#app/features/collections/collection-cards.queries.server.ts";
import { listCollectionGifts } from "#app/features/collections/collection-gifts.queries.server.ts";
import { listOccasionCollections, listShownCollections } from "#app/features/collections/shown-collections.queries.server.ts";
import { COLLECTION_LIMITS } from "#app/features/collections/constants.ts";
import type { ShownCollection } from "#app/features/collections/types.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { seedDemoCatalogue } from "./seed-demo-catalogue.ts";
import { readSeedCollections } from "./seed-demo-collections.ts";

useTestDatabase();

interface Gift {
  name: string;
  description: string;
  cents: number;
  days: number;
  inStock: boolean;
  slugs: string[];
}
const gifts = new Map<string, Gift[]>();
let collections: ShownCollection[];
const of = (slug: string) => gifts.get(slug) ?? [];

beforeAll(async () => {
  await seedDemoCatalogue();
  ({ collections } = await listShownCollections(COLLECTION_LIMITS.gifts));
  for (const collection of collections) {
    const { gifts: cards } = await listCollectionGifts(collection, { sort: "own", page: 1, pageSize: 100 });
    const ids = sql.param(cards.map(({ id }) => id));
    const { rows } = await database().execute<Gift & Record<string, unknown>>(sql`
      select g.name, g.description, g.price_cents::float8 as cents, g.shipping_days as days, g.in_stock as "inStock",
        array(select c.slug from gift_categories m join categories c on c.id = m.category_id where m.gift_id = g.id) as slugs
      from unnest(${ids}::uuid[]) with ordinality listed (id, place) join gifts g on g.id = listed.id order by place`);
    gifts.set(collection.slug, rows);
  }
}, 60_000);

describe("the demo's collections", () => {
  test("have a tile each, with the pictures of their first three gifts", async () => {
    const { cards, tags } = await listCollectionCards(collections);
    expect(cards.map(({ slug, cover, gifts: count }) => [slug, cover.length, count])).toEqual(
      collections.map(({ slug }) => [slug, 3, of(slug).length]),
    );
    expect(cards[3]?.cover[0]).toContain("meteorite-slice");
    expect(tags).toContain("collections");
  });

  test("do not look alike: no two have one large picture, or more than one picture in common", async () => {
    const { cards } = await listCollectionCards(collections);
    for (const [at, { slug, cover }] of cards.entries())
      for (const other of cards.slice(at + 1)) {
        expect(other.cover[0], `${slug} and ${other.slug}`).not.toBe(cover[0]);
        expect(other.cover.filter((picture) => cover.includes(picture)).length, `${slug} and ${other.slug}`).toBeLessThan(2);
      }
  });

  test("are twelve, in the order of their file, each with a text, and with 8 to 40 gifts that are in stock", async () => {
    const seeds = await readSeedCollections();
    expect(collections.map(({ slug }) => slug)).toEqual(seeds.map(({ slug }) => slug));
    expect(collections).toHaveLength(12);
    for (const { slug, lead, story } of collections) {
      expect([slug, lead.length > 40, story.length > 150]).toEqual([slug, true, true]);
      expect(of(slug).length, slug).toBeGreaterThanOrEqual(8);
      expect(of(slug).length, slug).toBeLessThanOrEqual(40);
      expect(of(slug).filter(({ inStock }) => !inStock)).toEqual([]);
    }
    // A gift that is chosen by hand, or left out, and that the shop no longer has would be missing without a word.
    for (const { slug, pinned = [], leftOut = [] } of seeds) {
      const made = collections.find((collection) => collection.slug === slug);
      expect([made?.pinned.length, made?.leftOut.length], slug).toEqual([pinned.length, leftOut.length]);
    }
  });

  const dearest: Record<string, number> = {
    "secret-santa-under-25": 2499,
    "hostess-gifts-that-arent-candles": 6000,
    "thank-you-teacher": 3499,
    "first-place-of-their-own": 6000,
    "gifts-for-a-long-winter": 6999,
  };
  test.each(Object.entries(dearest))("%s: no gift costs more than %i cents", (slug, most) => {
    expect(of(slug).filter(({ cents }) => cents > most)).toEqual([]);
    expect(of(slug).length).toBeGreaterThan(0);
  });

  test("what a title leaves out is not there", () => {
    const names = (slug: string) =>
      of(slug)
        .map(({ name }) => name.toLowerCase())
        .join("\n");
    expect(names("hostess-gifts-that-arent-candles")).not.toMatch(/candle|taper|diya|wick|match pot/);
    expect(names("get-well-gifts-that-arent-flowers")).not.toMatch(/bouquet|\bflowers?\b|bud vase/);
    expect(names("thank-you-teacher")).not.toMatch(/\bmug\b/);
    for (const { slugs } of of("date-night-at-home")) expect(slugs).not.toEqual(expect.arrayContaining(["jewelry-watches"]));
    for (const { slugs } of of("secret-santa-under-25")) expect(slugs).not.toEqual(expect.arrayContaining(["toys"]));
  });

  test("what a title promises holds for each gift", () => {
    expect(of("last-minute-ships-in-two-days").every(({ days }) => days === 1 || days === 2)).toBe(true);
    const carries: Record<string, string[]> = {
      "secret-santa-under-25": ["secret-santa"],
      "hostess-gifts-that-arent-candles": ["host"],
      "cozy-nights-in": ["cozy-night-in"],
      "thank-you-teacher": ["teacher", "thank-you"],
      "first-place-of-their-own": ["housewarming", "young-adults-18-29"],
      "the-first-weeks-with-a-baby": ["new-parents"],
      "date-night-at-home": ["date-night"],
      "get-well-gifts-that-arent-flowers": ["get-well"],
      "made-for-one-person": ["personalized-keepsakes"],
      "gifts-for-a-long-winter": ["christmas"],
    };
    for (const [slug, wanted] of Object.entries(carries))
      for (const { name, slugs } of of(slug)) expect([name, wanted.filter((one) => !slugs.includes(one))]).toEqual([name, []]);
  });

  test("one of them is what the home page links to before Christmas", async () => {
    expect((await listOccasionCollections(["christmas"])).map(({ slug }) => slug)).toEqual(["gifts-for-a-long-winter"]);
  });

  test("cheap ones come first where that is the order; the meteorite where its text says so", () => {
    const cents = of("secret-santa-under-25").map((gift) => gift.cents);
    expect(cents).toEqual(cents.toSorted((a, b) => a - b));
    expect(of("for-people-who-have-everything")[0]?.name).toMatch(/^Meteorite/);
  });
});
