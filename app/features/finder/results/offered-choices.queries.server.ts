import { sql } from "drizzle-orm";
import { z } from "zod";
import { LIKELY_FROM } from "#app/features/catalogue/guesses/types.ts";
import { CURRENCY } from "#app/platform/money.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { briefFromParams } from "../brief/address.ts";
import { Memo } from "../memo.ts";
import { type OfferedChoices, offeredChoices, type StockedCategories } from "./offered-choices.ts";
import { OFFERED_BUDGETS } from "./screen-texts.ts";

/** An import changes what the shop has; a minute later the steps know it. */
const TTL_MS = 60_000;
const memo = new Memo<"offered", OfferedChoices>("offered choices", { most: 1, ttlMs: TTL_MS });
/** So many random gifts in stock show whether most have a category of a taxonomy. */
const SAMPLED = 100;

/** Returns what the finder's steps offer in this shop. */
export async function listOfferedChoices(): Promise<OfferedChoices> {
  const known = memo.get("offered");
  if (known !== undefined) return known;
  const [recipient, occasion, interest, budgets] = await Promise.all([
    readStocked("recipient"),
    readStocked("occasion"),
    readStocked("interest"),
    listOwnedBudgets(),
  ]);
  const offered = offeredChoices({ recipient, occasion, interest, budgets });
  memo.set("offered", offered);
  return offered;
}

async function readStocked(taxonomy: "recipient" | "occasion" | "interest"): Promise<StockedCategories> {
  // Pages of categories show likely gifts too. Only of interests the order matters; whether a category has a gift at all is quicker to tell than how many.
  const gifts = sql`select from shown_gift_categories m where m.category_id = c.id`;
  const fullness = taxonomy === "interest" ? sql`(select count(*) from (${gifts}) carried) desc, ` : sql``;
  const likely = sql`select from category_guesses k where k.category_id = c.id and k.decision is null and k.confidence >= ${LIKELY_FROM}
    and not exists (select from gifts g where g.id = k.gift_id and not g.is_shown)`;
  const rows = await readRows(readDatabase(), rowOf({ slug: z.string() }))`
    select c.slug from categories c where c.taxonomy = ${taxonomy} and (exists (${gifts}) or exists (${likely}))
    order by ${fullness}c.sort_order, c.slug`;
  const { share } = await readOneRow(readDatabase(), rowOf({ share: z.number() }))`
    select coalesce(avg(case when exists (
      select from gift_categories m join categories c on c.id = m.category_id where m.gift_id = sample.gift_id and c.taxonomy = ${taxonomy}
    ) then 1 else 0 end), 0)::float8 as share
    from (select gift_id from gift_search where in_stock order by lot, gift_id limit ${SAMPLED}) sample`;
  return { slugs: rows.map(({ slug }) => slug), areUsual: share > 0.5 };
}

/** Returns the usual budgets within which there are gifts in stock. */
async function listOwnedBudgets(): Promise<string[]> {
  const bands = OFFERED_BUDGETS.map(([value]) => {
    const { minCents, maxCents, currency } = briefFromParams(new URLSearchParams({ budget: value })).brief.budget?.value ?? {};
    return { value, min: minCents ?? 0, max: maxCents ?? Number.MAX_SAFE_INTEGER, currency: currency ?? CURRENCY };
  });
  const rows = await readRows(readDatabase(), rowOf({ value: z.string() }))`
    select value from jsonb_to_recordset(${JSON.stringify(bands)}::jsonb) band (value text, min bigint, max bigint, currency text)
    where exists (select from gift_search s where in_stock and price_cents between min and max and s.currency = band.currency)`;
  return rows.map(({ value }) => value);
}
