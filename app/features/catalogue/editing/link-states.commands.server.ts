import { sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import type { LinkState } from "./gift-table.types.ts";

/** A link that answered is asked again after so long, one that did not sooner. */
const CHECK_AGAIN = sql`case when link_state = 'alive' then interval '14 days' else interval '1 day' end`;
/** So many failures in a row, a day between them, and a link counts as dead although nobody said so. */
const FAILURES_OF_DEAD = 5;

export interface LinkToCheck {
  giftId: string;
  url: string;
}

/** Takes links whose turn has come, those never looked at first. Another server that asks at the same time gets others. */
export async function takeLinksToCheck(count: number): Promise<LinkToCheck[]> {
  const { rows } = await database().execute<{ giftId: string; url: string }>(sql`
    with due as (
      select id from gifts
      where affiliate_url is not null and (link_checked_at is null or link_checked_at < now() - ${CHECK_AGAIN})
      order by link_checked_at nulls first, id limit ${count} for update skip locked
    )
    update gifts set link_checked_at = now() from due where gifts.id = due.id returning gifts.id as "giftId", affiliate_url as url`);
  return rows;
}

/** Keeps what became of asking for a link, unless it was edited meanwhile. */
export async function recordLinkState({ giftId, url }: LinkToCheck, state: LinkState): Promise<void> {
  await database().execute(sql`
    update gifts set
      link_failures = case when ${state} = 'alive' then 0 else link_failures + 1 end,
      link_state = case when ${state} = 'unsure' and link_failures + 1 >= ${FAILURES_OF_DEAD} then 'dead' else ${state} end,
      link_checked_at = now()
    where id = ${giftId} and affiliate_url = ${url}`);
}
