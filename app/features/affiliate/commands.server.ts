import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import type { Click } from "./schema.ts";

/** Counts a click on a gift's store link. Clicks on gifts that do not exist are not stored. */
export async function recordClick({ giftId, marketplace, page }: Click): Promise<void> {
  await changeRows(database())`
    insert into affiliate_clicks (gift_id, marketplace, page)
    select id, ${marketplace}, ${page} from shown_gifts where id = ${giftId}`;
}
