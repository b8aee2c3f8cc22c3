import { z } from "zod";
import { importGifts } from "#app/features/catalogue/import.commands.server.ts";
import { followPriceMiddles } from "#app/features/catalogue/price-middles.commands.server.ts";
import { type Executor, longTransaction } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { CURRENCY } from "#app/platform/money.ts";
import { seedDemoBlog } from "./seed-demo-blog.ts";
import { seedDemoCollections } from "./seed-demo-collections.ts";
import { readSeedGifts } from "./read-seed-gifts.ts";
import { readStandardCategories } from "./read-standard-categories.ts";

/** The number is arbitrary but the same in every server, so that one of them seeds while the others wait. */
const SEED_LOCK = 7_165_003;

/** True of a shop without a gift and without a category where no admin has decided about the demo yet. */
async function isEmpty(executor: Executor): Promise<boolean> {
  const { empty } = await readOneRow(executor, rowOf({ empty: z.boolean() }))`
    select not exists (select from gifts) and not exists (select from categories) and not exists (select from demo_catalogue) as empty`;
  return empty;
}

async function insertCategories(executor: Executor): Promise<void> {
  const values = await readStandardCategories();
  await changeRows(executor)`
    insert into categories (taxonomy, name, slug, description, icon, color, sort_order, is_featured, min_price_cents, max_price_cents, currency, is_seasonal)
    select taxonomy, name, slug, description, icon, color, sort_order, is_featured, min_price_cents, max_price_cents, ${CURRENCY}, is_seasonal
    from jsonb_populate_recordset(null::categories, ${JSON.stringify(values)}::jsonb)`;
}

/**
 * Fills an empty database, one without a gift, without a category and without an admin's decision about the demo, with the demo catalogue, its collections and the posts about it; leaves any other
 * unchanged. It runs in one transaction: an interrupted seed starts over next time. Of several servers that start at the same time one
 * seeds and the others wait for it. Returns the number of gifts. Their pictures are made afterwards: see drawn-pictures.ts.
 */
export async function seedDemoCatalogue(): Promise<number> {
  return longTransaction(async (transaction) => {
    await changeRows(transaction)`select pg_advisory_xact_lock(${SEED_LOCK})`;
    if (!(await isEmpty(transaction))) return 0;
    await insertCategories(transaction);
    const gifts = await readSeedGifts();
    const rows = gifts.map((values, index) => ({ line: index + 2, cells: [], values }));
    const { created } = await importGifts(rows, {
      executor: transaction,
      onReject: ({ line, column, reason }) => {
        throw new Error(`The demo catalogue is faulty: gift ${line - 1}, ${column}: ${reason}`);
      },
    });
    await followPriceMiddles(undefined, transaction);
    await seedDemoCollections(transaction);
    await seedDemoBlog(transaction);
    return created;
  });
}
