import { createHmac } from "node:crypto";
import { isbot } from "isbot";
import { siteSecret } from "#app/platform/site-secrets.server.ts";
import { toDay } from "#app/platform/days.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { IS_SHOWN } from "./post-rows.queries.server.ts";

/** What distinguishes one reader from another. */
export interface Reader {
  /** Client IP address as the trusted proxies report it, or null where it is unknown. */
  address: string | null;
  userAgent: string;
}

/**
 * Counts a reader of a published post once a day (UTC); crawlers are not counted. All that is stored about a reader is a keyed digest for
 * that day and post, which is deleted the next day. Returns whether the reading was counted.
 */
export async function recordPostView(postId: string, { address, userAgent }: Reader, now = new Date()): Promise<boolean> {
  if (userAgent === "" || isbot(userAgent)) return false;
  const day = toDay(now);
  const reader = createHmac("sha256", siteSecret())
    .update(JSON.stringify([day, postId, address, userAgent]))
    .digest()
    .subarray(0, 16);
  const counted = await changeRows(database())`
    with forgotten as (
      delete from blog_post_readings where day < ${day}::date
    ), fresh as (
      insert into blog_post_readings (day, blog_post_id, reader)
      select ${day}, p.id, ${reader} from blog_posts p where p.id = ${postId} and ${IS_SHOWN}
      on conflict do nothing returning blog_post_id
    )
    update blog_posts set view_count = view_count + 1 where id in (select blog_post_id from fresh)`;
  return counted > 0;
}
