import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { hasShownGuesses } from "../categories.queries.server.ts";
import type { BulkDeed } from "../editing/bulk-changes.ts";
import { changeInBulk } from "../editing/bulk.commands.server.ts";
import { exportGifts } from "../export.queries.server.ts";
import { parseGiftFilters } from "../gift-filters.ts";
import { listGifts } from "../gift-lists.queries.server.ts";
import { importGifts } from "../import.commands.server.ts";
import { mergeTaxonomyValues, removeTaxonomyValue, restoreTaxonomyValue } from "../removed-values.commands.server.ts";
import type { TaxonomyKey } from "../taxonomies.ts";
import { readWaitingGifts } from "./read-gifts.commands.server.ts";
import type { GiftReader, ReadingTools } from "./types.ts";

useTestDatabase();
beforeEach(() =>
  database().execute(
    sql`truncate gifts, categories, slug_redirects, removed_categories, offered_taxonomies, model_readings restart identity cascade`,
  ),
);

/** Reads "tea 95" in a gift's texts as the interest of that name with that confidence, and "mom! 95" as a recipient. */
function readerOf(version: string): GiftReader {
  return {
    version,
    sources: ["words"],
    read: (name, description) =>
      [...`${name} ${description}`.matchAll(/([a-z]+)(!?) (\d\d)/g)].map(([, slug = "", mark, percent]) => ({
        taxonomy: mark === "!" ? ("recipient" as const) : ("interest" as const),
        slug,
        source: "words" as const,
        weight: Number(percent) / 200,
        confidence: Number(percent) / 100,
        evidence: slug,
      })),
  };
}

const toolsOf = (version: string, standard: readonly (readonly [TaxonomyKey, string])[] = []): ReadingTools => ({
  reader: readerOf(version),
  standardCategories: async () =>
    standard.map(([taxonomy, slug]) => ({
      taxonomy,
      slug,
      name: slug,
      description: "",
      sort_order: 1,
      is_featured: true,
      is_seasonal: false,
    })),
});
const read = (version = "1") => readWaitingGifts(toolsOf(version));
const shop = async (...slugs: string[]) => {
  const made = [];
  for (const slug of slugs) made.push(await createCategory(slug.endsWith("!") ? "recipient" : "interest", { slug: slug.replace("!", "") }));
  return made;
};

/** What the shop shows of each gift: the category and who says so. */
async function shown(): Promise<string[]> {
  const { rows } = await database().execute<{ said: string }>(sql`
    select g.slug || ': ' || c.slug || ' ' || m.source as said from gift_categories m
    join gifts g on g.id = m.gift_id join categories c on c.id = m.category_id order by 1`);
  return rows.map(({ said }) => said);
}

async function guessed(): Promise<string[]> {
  const { rows } = await database().execute<{ said: string }>(sql`
    select g.slug || ': ' || c.slug || ' ' || round(k.confidence::numeric, 2) || coalesce(' ' || decision, '') as said
    from category_guesses k join gifts g on g.id = k.gift_id join categories c on c.id = k.category_id order by 1`);
  return rows.map(({ said }) => said);
}

test("a guess that is right nine times in ten is shown under its own source, the others wait", async () => {
  await shop("tea", "yoga");
  await createGift({ slug: "pot", name: "Pot: tea 95, yoga 60, chess 99" });
  expect(await read()).toBe(1);
  expect([await shown(), await guessed()]).toEqual([["pot: tea words"], ["pot: tea 0.95", "pot: yoga 0.60"]]);
  const { filters } = parseGiftFilters(new URLSearchParams(), { interest: "tea" });
  expect((await listGifts(filters)).total).toBe(1);
  expect(await read()).toBe(0);
});

test("a gift is read again when its texts change or the reader does, and only then", async () => {
  await shop("tea", "yoga");
  const { id } = await createGift({ slug: "pot", name: "Pot: tea 95" });
  await read();
  await database().execute(sql`update gifts set price_cents = 100 where id = ${id}`);
  expect(await read()).toBe(0);
  await database().execute(sql`update gifts set description = 'yoga 91' where id = ${id}`);
  expect(await read()).toBe(1);
  expect(await shown()).toEqual(["pot: tea words", "pot: yoga words"]);
  await database().execute(sql`update gifts set name = 'Pot' where id = ${id}`);
  await read();
  expect([await shown(), await guessed()]).toEqual([["pot: yoga words"], ["pot: yoga 0.91"]]);
  expect(await read("2")).toBe(1);
});

test("another brand has a gift read again, by its new name", async () => {
  const { id } = await createGift({ name: "Leather wallet, Fisher" });
  const brands: (string | null | undefined)[] = [];
  const reader: GiftReader = { version: "brands", sources: ["words"], read: (_name, _description, brand) => (brands.push(brand), []) };
  const readAnew = () => readWaitingGifts({ reader, standardCategories: async () => [] });
  await readAnew();
  await database().execute(sql`update gifts set brand_name = 'Fisher' where id = ${id}`);
  expect([await readAnew(), brands]).toEqual([1, [null, "Fisher"]]);
});

test("nothing is guessed in a taxonomy that people or the file have filled, nor shown of a gift that they have described", async () => {
  await shop("tea", "mom!");
  await createGift({ slug: "said", name: "tea 95, mom! 95", interest: ["yoga"] });
  await createGift({ slug: "whole", name: "tea 95", theme: ["cozy"], occasion: ["birthday"], recipient: ["dad"], priceTier: ["cheap"] });
  await read();
  expect(await guessed()).toEqual(["said: mom 0.95", "whole: tea 0.95"]);
  expect((await shown()).filter((said) => said.endsWith("words"))).toEqual(["said: mom words"]);
});

test("a file that fills a taxonomy takes the guesses away, and neither an import nor an export knows guesses", async () => {
  await shop("tea", "yoga");
  const row = (values: Record<string, string>) => importGifts([{ line: 2, cells: [], values: { name: "tea 95", slug: "pot", ...values } }]);
  await row({});
  await read();
  expect(await shown()).toEqual(["pot: tea words"]);
  expect((await row({})).unchanged).toBe(1);
  const cells: string[] = [];
  await exportGifts(async (gifts) => void cells.push(...gifts.map(({ interest_types }) => interest_types)));
  expect(cells).toEqual([""]);
  await row({ interest_types: "yoga" });
  expect([await shown(), await guessed()]).toEqual([["pot: yoga file"], []]);
});

test("a better source is not overwritten, and what a person has decided never comes back", async () => {
  const [, yoga] = await shop("tea", "yoga");
  const { id } = await createGift({ slug: "pot", name: "tea 95, yoga 95" });
  const said = [{ taxonomy: "interest", slug: "tea", source: "model", weight: 1, confidence: 0.3, evidence: null }];
  await database().execute(sql`
    insert into model_readings (texts_hash, reader, claims, guesses)
    select texts_hash, 'any', '[]', ${JSON.stringify(said)}::jsonb from gift_readings where gift_id = ${id}`);
  const say = (category: string | undefined, source: string, decision: string | null) =>
    database().execute(sql`
      insert into category_guesses (gift_id, category_id, source, weight, confidence, decision)
      values (${id}, ${category}, ${source}, 1, 0.3, ${decision})`);
  await say(yoga?.id, "words", "refused");
  await read();
  expect([await shown(), await guessed()]).toEqual([[], ["pot: tea 0.30", "pot: yoga 0.30 refused"]]);
});

test("an editor who chooses a guessed category confirms it, and the other guesses stay", async () => {
  const [tea] = await shop("tea", "yoga");
  const { id: actor } = await createUser({ role: "admin" });
  const { id } = await createGift({ slug: "pot", name: "tea 95, yoga 95" });
  await read();
  const deed = { kind: "categories", taxonomy: "interest", how: "add", ids: [tea?.id ?? ""] } satisfies BulkDeed;
  await changeInBulk(actor, { of: { ids: [id] }, deed }, () => undefined);
  expect([await shown(), await guessed()]).toEqual([
    ["pot: tea person", "pot: yoga words"],
    ["pot: tea 0.95 confirmed", "pot: yoga 0.95"],
  ]);
});

test("an empty taxonomy is given the standard categories once, and a thorough reading makes what the shop lacks", async () => {
  await shop("tea");
  await createGift({ slug: "pot", name: "tea 95, chess 95, mom! 95" });
  const tools = toolsOf("1", [
    ["recipient", "mom"],
    ["interest", "chess"],
    ["interest", "golf"],
  ]);
  await readWaitingGifts(tools);
  expect(await shown()).toEqual(["pot: mom words", "pot: tea words"]);
  await readWaitingGifts(tools, { isThorough: true });
  expect(await shown()).toEqual(["pot: chess words", "pot: mom words", "pot: tea words"]);
  const slugs = async () => (await database().execute(sql`select slug from categories order by 1`)).rows.map(({ slug }) => slug);
  expect(await slugs()).toEqual(["chess", "mom", "tea"]);
  await database().execute(sql`delete from categories where slug = 'mom'`);
  await createGift({ name: "mom! 95" });
  await readWaitingGifts(tools);
  expect(await slugs()).toEqual(["chess", "tea"]);
});

test("a removed category comes back with its guesses, and a merged one hands on what was refused", async () => {
  const [tea, yoga] = await shop("tea", "yoga");
  const { id: actor } = await createUser({ role: "admin" });
  await createGift({ slug: "pot", name: "tea 95" });
  await read();
  await removeTaxonomyValue(actor, "interest", tea?.id ?? "");
  expect([await shown(), await guessed()]).toEqual([[], []]);
  await restoreTaxonomyValue(actor, "interest", tea?.id ?? "");
  expect([await shown(), await guessed()]).toEqual([["pot: tea words"], ["pot: tea 0.95"]]);
  await database().execute(sql`update category_guesses set decision = 'refused'`);
  await mergeTaxonomyValues(actor, "interest", tea?.id ?? "", yoga?.id ?? "");
  expect(await guessed()).toEqual(["pot: yoga 0.95 refused"]);
});

test("a category with guesses shows what people have chosen first, then the best guesses", async () => {
  const [tea] = await shop("tea");
  await createGift({ slug: "good", name: "A pot: tea 94" });
  await createGift({ slug: "better", name: "Z pot: tea 99" });
  await createGift({ slug: "chosen", name: "Chosen", interest: ["tea"] });
  expect(await hasShownGuesses(tea?.id ?? "")).toBe(false);
  await read();
  expect(await hasShownGuesses(tea?.id ?? "")).toBe(true);
  const slugs = async (query: string) => {
    const { filters } = parseGiftFilters(new URLSearchParams(query), { interest: "tea" }, "fit");
    return (await listGifts(filters)).gifts.map(({ slug }) => slug);
  };
  expect(await slugs("")).toEqual(["chosen", "better", "good"]);
  expect(await slugs("sort=name-asc")).toEqual(["good", "chosen", "better"]);
});

test("the search row tells what is said from what is guessed", async () => {
  await shop("tea");
  await createGift({ slug: "pot", name: "tea 95", interest: [], recipient: ["mom"] });
  await read();
  const { rows } = await database().execute(sql`
    select c.slug, s.document @@ ('''#' || code || ''':B')::tsquery as said, s.document @@ ('''#' || code || '''')::tsquery as found
    from gift_search s, categories c order by 1`);
  expect(rows).toEqual([
    { slug: "mom", said: true, found: true },
    { slug: "tea", said: false, found: true },
  ]);
  const row = async () => (await database().execute(sql`select document::text from gift_search`)).rows;
  const asRead = await row();
  await database().execute(sql`select refresh_gift_search(array(select id from gifts))`);
  expect(await row()).toEqual(asRead);
});

test("two lots at once read every gift once", async () => {
  await shop("tea");
  await database().execute(sql`insert into gifts (name, slug) select 'tea 95', 'tea-' || number from generate_series(1, 1100) number`);
  const told: number[] = [];
  let asked = 0;
  const { reader, standardCategories } = toolsOf("1");
  const counting: GiftReader = {
    ...reader,
    read(name, description) {
      asked += 1;
      return reader.read(name, description);
    },
  };
  const tools = { reader: counting, standardCategories };
  expect(await readWaitingGifts(tools, { lotsAtOnce: 2, onProgress: (gifts) => told.push(gifts) })).toBe(1100);
  expect([asked, told.at(-1)]).toEqual([1100, 1100]);
  const { rows } = await database().execute(sql`select count(*)::int as shown from gift_categories where source = 'words'`);
  expect(rows).toEqual([{ shown: 1100 }]);
});

test("a lot that fails makes the reading fail, also where another goes on beside it", async () => {
  await shop("tea");
  await database().execute(sql`insert into gifts (name, slug) select 'tea 95', 'tea-' || number from generate_series(1, 600) number`);
  const { reader, standardCategories } = toolsOf("1");
  let asked = 0;
  const failing: GiftReader = {
    ...reader,
    read(name, description) {
      asked += 1;
      if (asked === 3) throw new Error("no reader");
      return reader.read(name, description);
    },
  };
  await expect(readWaitingGifts({ reader: failing, standardCategories }, { lotsAtOnce: 2 })).rejects.toThrow("no reader");
});
