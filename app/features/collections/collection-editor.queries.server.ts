import { sql } from "drizzle-orm";
import { z } from "zod";
import { listCategories } from "#app/features/catalogue/categories.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { currency } from "#app/platform/money-schema.ts";
import { selectGifts, selectOrdered } from "./collection-gifts.queries.server.ts";
import { LISTED_MATCHES } from "./constants.ts";
import { RULE_TAXONOMIES } from "./rule.ts";
import { findRuleCategories } from "./rule-categories.queries.server.ts";
import type { CollectionGift, CollectionMatches, CollectionPick, RuleChoice, RuleTaxonomy } from "./types.ts";

const giftRow = rowOf({
  id: uuid,
  name: z.string(),
  image: z.string().nullable(),
  cents: z.int().nullable(),
  currency,
  inStock: z.boolean(),
  isShown: z.boolean(),
});
const GIFT = sql`g.id, g.name, g.image, g.price_cents::float8 as cents, g.currency, g.in_stock as "inStock", g.is_shown as "isShown"`;

const toGift = ({ cents, currency: money, ...gift }: z.output<typeof giftRow>): CollectionGift => ({
  ...gift,
  price: cents === null ? null : { cents, currency: money },
});

/** Returns the gifts that a collection has with these choices, as its editor lists them. */
export async function findMatches(pick: CollectionPick): Promise<CollectionMatches> {
  const categories = await findRuleCategories([pick.rule]);
  const named = [...pick.pinned, ...pick.leftOut];
  const [gifts, { total }, chosen] = await Promise.all([
    readRows(database(), giftRow)`
      select ${GIFT} from (${selectOrdered(pick, categories)}) o join shown_gifts g on g.id = o.id order by o.position limit ${LISTED_MATCHES}`,
    readOneRow(database(), rowOf({ total: z.int() }))`select count(*)::int as total from (${selectGifts(pick, categories)}) g`,
    readRows(database(), giftRow)`select ${GIFT} from gifts g where g.id = any (${sql.param(named)}::uuid[]) order by g.name, g.id`,
  ]);
  return { gifts: gifts.map(toGift), total, chosen: chosen.map(toGift) };
}

/** Returns the values that a rule can name, by taxonomy. */
export async function listRuleChoices(): Promise<Record<RuleTaxonomy, RuleChoice[]>> {
  const choices = await Promise.all(
    RULE_TAXONOMIES.map(async ({ key }) => {
      const values = await listCategories(key);
      return [key, values.map(({ slug, name, icon }): RuleChoice => ({ slug, name, icon }))] as const;
    }),
  );
  return Object.fromEntries(choices) as Record<RuleTaxonomy, RuleChoice[]>;
}
