import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { AMAZON_URL_PATTERN } from "../prices.ts";
import type { LinkCheckResult, LinkState } from "./gift-table-rows.ts";

/** A link that answered is checked again after two weeks, any other after a day. */
const CHECK_AGAIN = sql`case when link_state = 'alive' then interval '14 days' else interval '1 day' end`;
/** After this many consecutive failures, a day apart, a link counts as dead even without a 404 or 410. */
const FAILURES_OF_DEAD = 5;

export interface LinkToCheck {
  giftId: string;
  url: string;
}

const STATES: Record<LinkCheckResult, LinkState | null> = {
  alive: "alive",
  dead: "dead",
  failing: "unsure",
  blocked: "unsure",
  unknown: null,
};

/**
 * Takes links that are due, those never checked first. Concurrent servers get different links. A check dated in the future comes from a
 * clock that was set back, so it counts as due. Without `takesAmazon`, links to Amazon are left out, because its pages may not be
 * requested.
 */
export async function takeLinksToCheck(count: number, { takesAmazon }: { takesAmazon: boolean }): Promise<LinkToCheck[]> {
  const mayBeAsked = takesAmazon ? sql`true` : sql`affiliate_url !~* ${AMAZON_URL_PATTERN}`;
  return readRows(database(), rowOf({ giftId: uuid, url: z.string() }))`
    with due as (
      select id from gifts
      where affiliate_url is not null and ${mayBeAsked}
        and (link_checked_at is null or link_checked_at < now() - ${CHECK_AGAIN} or link_checked_at > now() + interval '1 minute')
      order by link_checked_at nulls first, id limit ${count} for update skip locked
    )
    update gifts set link_checked_at = now() from due where gifts.id = due.id returning gifts.id as "giftId", affiliate_url as url`;
}

/** Stores the finding about a link, unless the link was edited meanwhile. */
export async function recordLinkState({ giftId, url }: LinkToCheck, finding: LinkCheckResult): Promise<void> {
  const failures = sql`case ${finding} when 'alive' then 0 when 'blocked' then link_failures when 'unknown' then link_failures else link_failures + 1 end`;
  await changeRows(database())`
    update gifts set
      link_failures = ${failures},
      link_state = case when ${finding} = 'failing' and link_failures + 1 >= ${FAILURES_OF_DEAD} then 'dead' else ${STATES[finding]} end,
      link_checked_at = now()
    where id = ${giftId} and affiliate_url = ${url}`;
}
