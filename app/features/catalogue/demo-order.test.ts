import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { seedDemoCatalogue } from "#db/seed/seed-demo-catalogue.ts";
import { useTestDatabase } from "#tests/database.ts";
import { parseGiftFilters } from "./gift-filters.ts";
import { listGifts } from "./gift-lists.queries.server.ts";
import { listSimilarGifts } from "./gifts.queries.server.ts";
import { twinOf } from "./near-twins.ts";
import { taxonomyKey } from "./taxonomies.queries.server.ts";
import { thingOfName } from "./things.ts";

useTestDatabase();

const giftRow = rowOf({
  id: z.guid(),
  name: z.string(),
  cents: z.int(),
  types: z.array(z.string()),
  interests: z.array(z.string()),
  recipients: z.array(z.string()),
});
type Gift = z.infer<typeof giftRow>;
const byId = new Map<string, Gift>();
const known = (id: string) => byId.get(id) as Gift;

beforeAll(async () => {
  await seedDemoCatalogue();
  const rows = await readRows(database(), giftRow)`
    select g.id, g.name, g.price_cents::int as cents, array_remove(array_agg(case when c.taxonomy = 'giftType' then c.slug end), null) as types,
      array_remove(array_agg(case when c.taxonomy = 'interest' then c.slug end), null) as interests,
      array_remove(array_agg(case when c.taxonomy = 'recipient' then c.slug end), null) as recipients
    from gifts g join gift_categories m on m.gift_id = g.id join categories c on c.id = m.category_id group by g.id`;
  for (const row of rows) byId.set(row.id, row);
});

/** Returns the kinds that come three times in a row. */
const runsOf = (kinds: readonly (readonly string[])[]) =>
  kinds.flatMap((own, at) => own.filter((kind) => at > 1 && kinds[at - 1]?.includes(kind) && kinds[at - 2]?.includes(kind)));

describe("Best match in the demo shop", () => {
  test("no kind of thing comes three times in a row on any page, and no gift type that is not on most of the page's gifts", async () => {
    const categories = await readRows(
      database(),
      rowOf({ taxonomy: taxonomyKey, slug: z.string() }),
    )`select taxonomy, slug from categories`;
    let pages = 0;
    for (const { taxonomy, slug } of categories) {
      for (let page = 1, isLast = false; !isLast; page++) {
        const { filters } = parseGiftFilters(new URLSearchParams({ sort: "fit", page: String(page) }), { [taxonomy]: slug });
        const { gifts, total } = await listGifts(filters);
        isLast = page * filters.pageSize >= total;
        pages++;
        const where = `${taxonomy} ${slug}, page ${page}`;
        expect(runsOf(gifts.map(({ name }) => [thingOfName(name)])), where).toEqual([]);
        const types = gifts.map(({ id }) => known(id).types);
        const isRare = (type: string) => types.filter((own) => own.includes(type)).length * 2 <= types.length;
        expect(runsOf(types.map((own) => own.filter(isRare))), where).toEqual([]);
      }
    }
    expect(pages).toBeGreaterThan(200);
  });

  test("Birthday begins with what is in stock, at prices in its middle, of many types", async () => {
    const { filters } = parseGiftFilters(new URLSearchParams("sort=fit"), { occasion: "birthday" });
    const first = (await listGifts(filters)).gifts.slice(0, 24);
    expect(first.filter(({ inStock }) => !inStock)).toEqual([]);
    const prices = first.map(({ priceCents }) => priceCents ?? 0);
    expect(Math.min(...prices)).toBeGreaterThan(1500);
    expect(Math.max(...prices)).toBeLessThan(10_000);
    expect(new Set(first.flatMap(({ id }) => known(id).types)).size).toBeGreaterThanOrEqual(10);
  });
});

/** What similar gifts are measured by: the first six of every gift. */
async function firstSix(): Promise<{ gift: Gift; others: Gift[] }[]> {
  const found = [];
  for (const gift of byId.values()) found.push({ gift, others: (await listSimilarGifts(gift.id, 6)).map(({ id }) => known(id)) });
  return found;
}

const share = (one: readonly string[], other: readonly string[]) => one.some((value) => other.includes(value));

test("similar gifts in the demo shop are of the same spirit and price: of one topic, for the same people, within three times the price", async () => {
  const found = await firstSix();
  const pairs = found.flatMap(({ gift, others }) => others.map((other) => [gift, other] as const));
  const rate = (holds: (gift: Gift, other: Gift) => boolean) => pairs.filter(([gift, other]) => holds(gift, other)).length / pairs.length;
  expect(pairs).toHaveLength(6 * byId.size);
  // A topic or a gift type in common is a must; the other figures are what was measured, and must not fall.
  expect(rate((gift, other) => share(gift.interests, other.interests) || share(gift.types, other.types))).toBe(1);
  expect(rate((gift, other) => share(gift.interests, other.interests))).toBeGreaterThan(0.92);
  expect(rate((gift, other) => share(gift.recipients, other.recipients))).toBeGreaterThan(0.87);
  expect(rate((gift, other) => Math.max(gift.cents, other.cents) <= 3 * Math.min(gift.cents, other.cents))).toBeGreaterThan(0.92);
  const plain = (name: string) => ({ name, storeUrl: null });
  expect(pairs.filter(([gift, other]) => twinOf(plain(gift.name))(plain(other.name)))).toEqual([]);
  const press = found.find(({ gift }) => gift.name.includes("espresso press"))?.others.map(({ name }) => name);
  expect(press).toHaveLength(6);
  expect(press?.slice(0, 3).join()).toContain("grinder");
  expect(press?.join()).not.toMatch(/dumbbell|headphones/i);
});
