import { sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { currentGiftReader } from "./shop-reader.queries.server.ts";
import { CERTAINTY } from "./certainty.queries.server.ts";

const MOST_POINTS = 100;

/** Notes how sure the shop is, once all gifts have been read by another reader than the last time. */
export async function noteCertainty(): Promise<void> {
  const { version } = await currentGiftReader();
  await changeRows(database())`
    insert into shop_certainty (reader, taught, gifts, recipient, occasion, interest)
    select ${version}, now_sure.* from (${CERTAINTY}) now_sure
    where gifts > 0 and not exists (select from gift_readings where reader is distinct from ${version})
      and ${version} is distinct from (select reader from shop_certainty order by taken_at desc limit 1)`;
  // The first point is what it was before anything was taught.
  await changeRows(database())`
    delete from shop_certainty where taken_at in (
      select taken_at from shop_certainty order by taken_at desc offset ${sql.raw(String(MOST_POINTS))}
    ) and taken_at <> (select min(taken_at) from shop_certainty)`;
}
