import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { announceTags } from "#app/platform/page-cache/cached-value.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { addCategory, createCategory, createGift } from "#tests/factories/gifts.ts";
import { countGiftFacets } from "./gift-facets.queries.server.ts";
import { type GiftFilters, parseGiftFilters } from "./gift-filters.ts";
import { listGifts, listGiftsWithFacets } from "./gift-lists.queries.server.ts";
import { categoryTag } from "./taxonomies.ts";

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

  test("of a list that is too long only a part is counted, and prices choose of which gifts it is", async () => {
    const count = async (query: string, most: number) => {
      const { facets, ...numbers } = await countGiftFacets(filtersOf(query), most);
      return [numbers.total, numbers.isCapped, numbers.areFacetsCounted, facets.map(({ values }) => values.length > 0)];
    };
    const some = [true, true, true];
    expect(await count("", 3)).toEqual([3, false, true, some]);
    expect(await count("", 2)).toEqual([2, true, false, some]);
    expect(await count("interest=tea", 1)).toEqual([1, true, false, some]);
    expect(await count("interest=tea", 2)).toEqual([2, false, false, some]);
    expect(await count("inStock=1", 2)).toEqual([2, false, true, some]);
    expect(await count("inStock=1", 1)).toEqual([1, true, false, some]);
    expect(await count("interest=nothing", 1)).toEqual([0, false, false, [true, false, false]]);
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

  test("what was counted is kept until a change of the category is announced, for whichever filters", async () => {
    announceTags(["others"]);
    const [tea, price] = ["interest=tea&minPrice=50", "minPrice=50"];
    const before = [await counted(tea), await counted(price)];
    const { id } = await createGift({ occasion: ["birthday"], price: "70.00", interest: ["tea"] });
    expect([await counted(tea), await counted(price)]).toEqual(before);
    const birthday = await createCategory("occasion", { slug: "birthday" });
    announceTags([categoryTag(birthday.id)]);
    expect(await counted(price)).toContain("interest/tea 2");
    await database().execute(sql`delete from gifts where id = ${id}`);
    announceTags(["all"]);
    expect([await counted(tea), await counted(price)]).toEqual(before);
  });
});
