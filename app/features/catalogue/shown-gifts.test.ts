import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { listFilledCategories } from "./categories.queries.server.ts";
import { countGiftsByCategory, countGiftsOfCategory } from "./category-counts.queries.server.ts";
import { parseGiftFilters } from "./gift-filters.ts";
import { listGifts } from "./gift-lists.queries.server.ts";
import * as gifts from "./gifts.queries.server.ts";
import { followGiftDates } from "./shown-gifts.commands.server.ts";
import { listGiftSitemapDates, listSitemapCategories, listSitemapGifts } from "./sitemap.queries.server.ts";

useTestDatabase();
let gift: { id: string };
let other: { id: string };

beforeAll(async () => {
  const traits = { interest: ["drumming"], giftType: ["drums"], isFeatured: true, isTrending: true };
  gift = await createGift({ name: "Kettledrum", slug: "old-drum", recipient: ["drummer"], ...traits });
  await database().execute(sql`update gifts set slug = 'kettledrum' where id = ${gift.id}`);
  other = await createGift({ name: "Drumstick", ...traits });
});
const show = (changes: { state?: string; from?: string | null; until?: string | null }) =>
  database().execute(sql`
    update gifts set state = ${changes.state ?? "shown"}, shown_from = ${changes.from ?? null}::timestamptz, shown_until = ${changes.until ?? null}::timestamptz
    where id = ${gift.id}`);
beforeEach(() => show({}));

const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
const listed = async (query: string) => {
  const { gifts: cards, total } = await listGifts(parseGiftFilters(new URLSearchParams(query)).filters);
  return [total, idsOf(cards)];
};

/** What each public door says of the gift. */
async function doors(): Promise<Record<string, unknown>> {
  const drummer = (await database().execute<{ id: string }>(sql`select id from categories where slug = 'drummer'`)).rows[0]?.id ?? "";
  const search = await database().execute<{ gift_id: string }>(sql`select gift_id from gift_search`);
  return {
    page: (await gifts.findGift(gift.id))?.id,
    slug: (await gifts.findGift("kettledrum"))?.id,
    oldSlug: (await gifts.findGiftIdByOldSlug("old-drum")) ?? undefined,
    cards: idsOf(await gifts.listGiftCards([gift.id]))[0],
    all: await listed(""),
    inStock: await listed("inStock=true"),
    category: await listed("interest=drumming"),
    categoryInStock: await listed("interest=drumming&inStock=true"),
    featured: idsOf(await gifts.listFeaturedGifts(9)).toSorted(),
    trending: idsOf(await gifts.listTrendingGifts(9)).toSorted(),
    newest: idsOf(await gifts.listNewGifts(9, [])).toSorted(),
    similar: idsOf(await gifts.listSimilarGifts(other.id, 9))[0],
    counts: [...(await countGiftsByCategory("recipient")).values()],
    count: await countGiftsOfCategory(drummer),
    sitemap: idsOf(await listSitemapGifts(0, 1))
      .concat(idsOf(await listSitemapGifts(1, 1)))
      .toSorted(),
    sitemapFiles: (await listGiftSitemapDates(1)).length,
    sitemapCategories: (await listSitemapCategories(["recipient"])).map(({ slug }) => slug),
    search: search.rows.map(({ gift_id }) => gift_id).toSorted(),
  };
}

describe("Z6: drafts and hidden gifts", () => {
  test("are at no public door, and shown ones are at each", async () => {
    const both = [gift.id, other.id].toSorted();
    const counted = [2, expect.arrayContaining(both)];
    const open = await doors();
    expect(open).toEqual({
      ...{ page: gift.id, slug: gift.id, oldSlug: gift.id, cards: gift.id, similar: gift.id },
      ...{ all: counted, inStock: counted, category: counted, categoryInStock: counted },
      ...{ featured: both, trending: both, newest: both, sitemap: both, search: both },
      ...{ counts: [1], count: 1, sitemapFiles: 2, sitemapCategories: ["drummer"] },
    });
    for (const state of ["draft", "hidden"]) {
      await show({ state });
      expect(await doors(), state).toEqual({
        ...{ page: undefined, slug: undefined, oldSlug: undefined, cards: undefined, similar: undefined },
        ...Object.fromEntries(["all", "inStock", "category", "categoryInStock"].map((door) => [door, [1, [other.id]]])),
        ...Object.fromEntries(["featured", "trending", "newest", "sitemap", "search"].map((door) => [door, [other.id]])),
        ...{ counts: [0], count: 0, sitemapFiles: 1, sitemapCategories: [] },
      });
      await show({});
      expect(await doors()).toEqual(open);
    }
  });

  test("take no room on a page of a list, nor in a file of the sitemap", async () => {
    const { filters } = parseGiftFilters(new URLSearchParams("sort=name-desc"));
    const first = async () => idsOf((await listGifts({ ...filters, pageSize: 1 })).gifts)[0];
    expect(await first()).toBe(gift.id);
    await show({ state: "hidden" });
    expect(await first()).toBe(other.id);
    const last = (await database().execute<{ id: string }>(sql`select id from gifts order by id desc limit 1`)).rows[0]?.id ?? "";
    await database().execute(sql`update gifts set state = case when id = ${last} then 'hidden' else 'shown' end`);
    expect(idsOf(await listSitemapGifts(0, 9))).toEqual([gift.id, other.id].filter((id) => id !== last));
    await database().execute(sql`update gifts set state = 'shown'`);
  });

  test("leave no category filled, unless all of its taxonomy are empty", async () => {
    await createGift({ name: "Whistle", recipient: ["referee"] });
    const filled = async () => (await listFilledCategories("recipient")).map(({ slug }) => slug);
    expect(await filled()).toEqual(["drummer", "referee"]);
    await show({ state: "hidden" });
    expect(await filled()).toEqual(["referee"]);
  });
});

describe("dates", () => {
  const isShown = async () => (await gifts.findGift(gift.id)) !== null;
  const shownNow = async (from: string | null, until: string | null) => {
    await show({ from, until });
    return isShown();
  };
  const [past, future] = ["2020-01-01T00:00:00Z", "2999-01-01T00:00:00Z"];

  test.each([
    [null, future, true],
    [past, null, true],
    [past, future, true],
    [future, null, false],
    [null, past, false],
  ])("from %s until %s: %s", async (from, until, expected) => {
    expect(await shownNow(from, until)).toBe(expected);
    expect(await shownNow(null, null)).toBe(true);
  });

  test("neither show a draft nor a hidden gift", async () => {
    for (const state of ["draft", "hidden"]) {
      await show({ state, from: past, until: future });
      expect(await isShown(), state).toBe(false);
    }
  });

  test("take effect by themselves and are no edit", async () => {
    const stateOf = async () =>
      (await database().execute(sql`select version, updated_at, shown_changes_at from gifts where id = ${gift.id}`)).rows[0];
    await show({ from: new Date(Date.now() + 700).toISOString(), until: new Date(Date.now() + 1500).toISOString() });
    expect(await isShown()).toBe(false);
    const before = await stateOf();
    const following = followGiftDates(new AbortController().signal);
    await expect.poll(isShown, { timeout: 3000, interval: 50 }).toBe(true);
    await following;
    expect(await isShown()).toBe(false);
    expect(await stateOf()).toEqual({ ...before, shown_changes_at: null });
  });
});
