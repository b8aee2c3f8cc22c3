import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { addCategory, createCategory, createGift } from "#tests/factories/gifts.ts";
import { type GiftFilters, parseGiftFilters } from "./gift-filters.ts";
import { listGifts, listGiftsWithFacets } from "./gifts.queries.server.ts";

useTestDatabase();

const filtersOf = (query: string, categories: GiftFilters["categories"] = { occasion: "birthday" }) =>
  parseGiftFilters(new URLSearchParams(query), categories).filters;

/** What the facets count, as "facet/value number". */
async function counted(query: string, categories?: GiftFilters["categories"]): Promise<string[]> {
  const { facets } = await listGiftsWithFacets(filtersOf(query, categories));
  return facets.flatMap(({ key, values }) => values.map(({ slug, count }) => `${key}/${slug} ${count}`)).toSorted();
}

let hidden: string;

beforeAll(async () => {
  const birthday = { occasion: ["birthday"] };
  await createGift({ ...birthday, price: "20.00", interest: ["tea", "yoga"], recipient: ["mom"], priceTier: ["little"] });
  await createGift({ ...birthday, price: "60.00", interest: ["tea"], recipient: ["mom", "dad"], priceTier: ["special"] });
  await createGift({ ...birthday, price: "90.00", interest: ["golf"], recipient: ["dad"], priceTier: ["special"], inStock: false });
  await createGift({ occasion: ["wedding"], price: "90.00", interest: ["golf"], recipient: ["mom"] });
  hidden = (await createGift({ ...birthday, interest: ["tea"], state: "hidden" })).id;
});

describe("facets count exactly what their links lead to", () => {
  test.each([
    [
      "",
      [
        "interest/golf 1",
        "interest/tea 2",
        "interest/yoga 1",
        "priceTier/little 1",
        "priceTier/special 2",
        "recipient/dad 2",
        "recipient/mom 2",
      ],
    ],
    ["inStock=1", ["interest/tea 2", "interest/yoga 1", "priceTier/little 1", "priceTier/special 1", "recipient/dad 1", "recipient/mom 2"]],
    ["minPrice=50", ["interest/golf 1", "interest/tea 1", "priceTier/special 2", "recipient/dad 2", "recipient/mom 1"]],
    // What a facet's own choice leaves out can still be chosen instead.
    ["recipient=dad", ["interest/golf 1", "interest/tea 1", "priceTier/special 2", "recipient/dad 2", "recipient/mom 2"]],
    ["recipient=dad&interest=golf", ["interest/golf 1", "interest/tea 1", "priceTier/special 1", "recipient/dad 1"]],
    ["recipient=nobody", ["recipient/dad 2", "recipient/mom 2"]],
  ])("'%s'", async (query, numbers) => {
    expect(await counted(query)).toEqual(numbers);
    for (const { key, values } of (await listGiftsWithFacets(filtersOf(query))).facets) {
      for (const { slug, count } of values) {
        const filters = filtersOf(query);
        expect((await listGifts({ ...filters, facets: { ...filters.facets, [key]: slug } })).total, `${query} ${slug}`).toBe(count);
      }
    }
  });

  test("what a page is of is no facet; without a category, the whole shop is counted", async () => {
    expect(await counted("", { recipient: "mom" })).toEqual([
      "interest/golf 1",
      "interest/tea 2",
      "interest/yoga 1",
      "priceTier/little 1",
      "priceTier/special 1",
    ]);
    expect((await counted("", {})).filter((text) => text.startsWith("recipient"))).toEqual(["recipient/dad 2", "recipient/mom 3"]);
  });

  test("the most frequent values come first, price tiers in their order and by their bounds", async () => {
    await database().execute(
      sql`update categories set sort_order = 5, min_price_cents = 5000, max_price_cents = 10000 where slug = 'special'`,
    );
    const { facets } = await listGiftsWithFacets(filtersOf(""));
    expect(facets.map(({ key, total }) => [key, total])).toEqual([
      ["interest", 3],
      ["recipient", 3],
      ["priceTier", 3],
    ]);
    expect(facets[0]?.values[0]).toEqual({ slug: "tea", name: "Tea", count: 2 });
    expect(facets[2]?.values.map(({ name }) => name)).toEqual(["$50 to $100", "Little"]);
  });

  test("they follow a gift that comes, changes and goes, and a category that is removed", async () => {
    await database().execute(sql`update gifts set state = 'shown' where id = ${hidden}`);
    expect(await counted("")).toContain("interest/tea 3");
    await addCategory(hidden, "interest", "chess");
    expect(await counted("")).toContain("interest/chess 1");
    const chess = await createCategory("interest", { slug: "chess" });
    await database().execute(sql`delete from gift_categories where category_id = ${chess.id}`);
    expect(await counted("")).not.toContain("interest/chess 1");
    await addCategory(hidden, "interest", "chess");
    await database().execute(sql`delete from categories where id = ${chess.id}`);
    expect((await counted("")).join()).not.toContain("chess");
    await database().execute(sql`delete from gifts where id = ${hidden}`);
    expect(await counted("")).toContain("interest/tea 2");
  });
});
