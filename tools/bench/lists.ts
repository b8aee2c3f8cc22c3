import { sql } from "drizzle-orm";
import { sessionCookieName, toSessionCookieValue } from "#app/features/accounts/session-cookie.server.ts";
import { MAX_ITEMS } from "#app/features/lists/constants.ts";
import { guestCookie } from "#app/features/lists/guests.server.ts";
import { readConfig } from "#app/platform/config.server.ts";
import { siteSecret } from "#app/platform/site-secrets.server.ts";
import { closeDatabase, connectDatabase, database } from "#app/platform/db/database.server.ts";
import { createOwnList, shareOwnList } from "#tests/factories/lists.ts";
import { createSession, createUser } from "#tests/factories/users.ts";
import { measureRendering, type RenderFigures } from "./rendering.ts";

/** Renders a list of 500 gifts as its owner and as a visitor of its secret link see it, a fifth of them with note and claim. */
export async function measureLists(connectionString: string, dataDir: string): Promise<{ own: RenderFigures; shared: RenderFigures }> {
  const config = readConfig({ ...process.env, NODE_ENV: "production", DATA_DIR: dataDir });
  connectDatabase(connectionString, { poolSize: 2 });
  try {
    const user = await createUser();
    const list = await createOwnList(user.id, "Everything");
    await database().execute(sql`
      insert into gift_list_items (gift_list_id, gift_id, title, url, price_cents, note, position)
      select ${list.id}, case when n <= 300 then id end, 'Something from a shop ' || n, case when n > 300 then 'https://shop.example/' || n end,
        100 * n, case when n % 5 = 0 then 'The blue one, please, in a size that fits.' else '' end, n
      from generate_series(1, ${MAX_ITEMS}) n left join (select id, row_number() over (order by id) as at from gifts) gift on gift.at = n`);
    await database().execute(sql`
      insert into gift_list_claims (item_id, gift_list_id, name, pieces, undo_token_hash)
      select id, gift_list_id, 'Grandma', 1, sha256(id::text::bytea) from gift_list_items where gift_list_id = ${list.id} and position % 5 = 0`);
    await database().execute(sql`update gift_lists set occasion_date = current_date + 20 where id = ${list.id}`);
    const shareToken = await shareOwnList(user.id, list.id);
    const { token } = await createSession(user.id);
    const cookie = `${sessionCookieName(config.siteUrl)}=${toSessionCookieValue(token, siteSecret(config))}`;
    const asGuest = guestCookie(new Request(config.siteUrl), shareToken).split(";")[0];
    return {
      own: measureRendering([`/gift-lists/${list.id}`], connectionString, dataDir, cookie),
      shared: measureRendering([`/l/${shareToken}`], connectionString, dataDir, asGuest),
    };
  } finally {
    await closeDatabase();
  }
}
