import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { readCountedGiftCards } from "#app/features/catalogue/gift-cards.queries.server.ts";
import { ALL_GIFTS_TAG, categoryTag, giftTag } from "#app/features/catalogue/taxonomies.ts";
import type { GiftCard } from "#app/features/catalogue/types.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, rowOf, timestamp } from "#app/platform/db/rows.server.ts";
import { limitPageAge } from "#app/platform/request-scope.server.ts";
import type { PageSort } from "./collection-page.ts";
import { rankByFit } from "./fit.queries.server.ts";
import { findRuleCategories, type RuleCategories } from "./rule-categories.queries.server.ts";
import type { CollectionPick, CollectionRule, RuleTaxonomy, RuleValues } from "./types.ts";

const eachTaxonomy = (values: RuleValues) => Object.entries(values) as [RuleTaxonomy, string[]][];

/** Returns the ids of a taxonomy's values; a value that is gone has none, so that no gift carries it. */
function findIds(categories: RuleCategories, taxonomy: RuleTaxonomy, slugs: readonly string[]): string[] {
  return slugs.flatMap((slug) => categories.find(taxonomy, slug)?.id ?? []);
}

const idList = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`;

/** Returns a rule as a condition on `shown_gifts g`. */
function matches(rule: CollectionRule, categories: RuleCategories): SQL {
  const conditions = eachTaxonomy(rule.values).map(
    ([taxonomy, slugs]) =>
      sql`g.id in (select gift_id from gift_categories where category_id = any (${idList(findIds(categories, taxonomy, slugs))}))`,
  );
  for (const [taxonomy, slugs] of eachTaxonomy(rule.without)) {
    const unwanted = idList(findIds(categories, taxonomy, slugs));
    conditions.push(sql`not exists (select from gift_categories m where m.gift_id = g.id and m.category_id = any (${unwanted}))`);
  }
  for (const word of rule.withoutWords) conditions.push(sql`position(lower(${word}) in lower(g.name)) = 0`);
  // A comparison with a null price is not true, so a limit leaves out gifts without a price.
  if (rule.minPriceCents !== null) conditions.push(sql`g.price_cents >= ${rule.minPriceCents}`);
  if (rule.maxPriceCents !== null) conditions.push(sql`g.price_cents <= ${rule.maxPriceCents}`);
  if (rule.minPriceCents !== null || rule.maxPriceCents !== null) conditions.push(sql`g.currency = ${rule.currency}`);
  if (rule.newWithinDays !== null) conditions.push(sql`g.created_at > now() - make_interval(days => ${rule.newWithinDays})`);
  // 0 means that nobody has stated it.
  if (rule.shipsWithinDays !== null) conditions.push(sql`g.shipping_days between 1 and ${rule.shipsWithinDays}`);
  if (rule.inStockOnly) conditions.push(sql`g.in_stock`);
  return sql.join(conditions, sql` and `);
}

/** Returns the gifts of a collection as a query of ids: those that are chosen by hand, and those that the rule finds. */
export function selectGifts({ rule, pinned, leftOut }: CollectionPick, categories: RuleCategories): SQL {
  const chosen = sql`g.id = any (${idList(pinned)})`;
  if (rule === null) return sql`select g.id from shown_gifts g where ${chosen}`;
  return sql`select g.id from shown_gifts g where ${chosen} or (${matches(rule, categories)}) and g.id <> all (${idList(leftOut)})`;
}

/** Ties are broken by name and id, so that pages never overlap. */
const ORDERS: Record<Exclude<PageSort, "own">, SQL> = {
  "name-asc": sql`lower(g.name), g.id`,
  "price-asc": sql`g.price_cents, lower(g.name), g.id`,
  "price-desc": sql`g.price_cents desc nulls last, lower(g.name), g.id`,
  newest: sql`g.created_at desc, g.id`,
};

/** Returns the gifts of a collection as a query of (id, position), in the collection's own order or in one that a shopper has chosen. */
export function selectOrdered(pick: CollectionPick, categories: RuleCategories, sort: PageSort = "own"): SQL {
  const gifts = selectGifts(pick, categories);
  if (sort !== "own")
    return sql`select g.id, row_number() over (order by ${ORDERS[sort]}) as position from shown_gifts g where g.id in (${gifts})`;
  const { rule, sort: own, pinned } = pick;
  const place = sql`array_position(${idList(pinned)}, g.id)`;
  // Of a rule's gifts, those that are pinned come first; gifts that are all chosen by hand follow the chosen order alone.
  const first = rule === null && own !== "hand" ? sql`1` : sql`coalesce(${place}, ${pinned.length + 1}::int)`;
  if (own !== "fit" && own !== "hand")
    return sql`select g.id, row_number() over (order by ${first}, ${ORDERS[own]}) as position from shown_gifts g where g.id in (${gifts})`;
  const categoryIds = eachTaxonomy(rule?.values ?? {}).flatMap(([taxonomy, slugs]) => findIds(categories, taxonomy, slugs));
  const candidates = sql`select g.id, g.in_stock, g.image, g.price_cents from shown_gifts g where g.id in (${gifts})`;
  return sql`
    select g.id, row_number() over (order by ${first}, ranked.fit desc, lower(g.name), g.id) as position
    from (${rankByFit(candidates, categoryIds)}) ranked join shown_gifts g on g.id = ranked.id`;
}

/** One page of a collection's gifts; `tags` are those of pages that show it. */
export interface CollectionGifts {
  gifts: GiftCard[];
  total: number;
  tags: string[];
}

/** Returns one page of the gifts of a collection, and how many it has. A page that shows them ends when one of them is no longer new. */
export async function listCollectionGifts(
  pick: CollectionPick,
  { sort, page, pageSize }: { sort: PageSort; page: number; pageSize: number },
): Promise<CollectionGifts> {
  const categories = await findRuleCategories([pick.rule]);
  const count = sql`(select count(*)::int from (${selectGifts(pick, categories)}) counted)`;
  const { gifts, total } = await readCountedGiftCards(
    sql`select id, position from (${selectOrdered(pick, categories, sort)}) ordered order by position limit ${pageSize} offset ${(page - 1) * pageSize}`,
    {},
    count,
  );
  await limitByAge(pick, categories);
  const known = total ?? (page === 1 ? 0 : (await readOneRow(readDatabase(), rowOf({ total: z.int() }))`select ${count} as total`).total);
  return { gifts, total: known, tags: tagsOf(pick, categories) };
}

/** Says when the next gift is no longer new. */
async function limitByAge(pick: CollectionPick, categories: RuleCategories): Promise<void> {
  const days = pick.rule?.newWithinDays ?? null;
  if (days === null) return;
  const { ends } = await readOneRow(readDatabase(), rowOf({ ends: timestamp.nullable() }))`
    select min(g.created_at) + make_interval(days => ${days}) as ends from shown_gifts g
    where g.id in (${selectGifts(pick, categories)}) and g.created_at > now() - make_interval(days => ${days})`;
  if (ends !== null) limitPageAge(new Date(ends));
}

/**
 * Returns the page tags of which one is dropped whenever a gift comes to a collection or leaves it: a change of the categories that a gift carries names
 * those, and any other change of a gift names all that it carries.
 */
export function tagsOf({ rule, pinned }: CollectionPick, categories: RuleCategories): string[] {
  const named = [...eachTaxonomy(rule?.values ?? {}), ...eachTaxonomy(rule?.without ?? {})];
  const ids = named.flatMap(([taxonomy, slugs]) => findIds(categories, taxonomy, slugs));
  const isOfAnyCategory = rule !== null && Object.keys(rule.values).length === 0;
  return [...pinned.map(giftTag), ...ids.map(categoryTag), ...(isOfAnyCategory ? [ALL_GIFTS_TAG] : [])];
}
