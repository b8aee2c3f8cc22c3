import { sql } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/platform/days.ts";
import { readTodayIn, startOfDay } from "#app/platform/time-zones.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import type { ClicksByDay, ClicksByName, ClicksOfGift } from "./types.ts";

const clicksByNameRow = rowOf({ name: z.string(), clicks: z.int(), before: z.int() });

/** The last days of a time zone, of which today is one. */
export interface CountedDays {
  days: number;
  timeZone: string;
}

/** Returns the days of a span, the oldest first. */
function listDays({ days, timeZone }: CountedDays): string[] {
  const today = readTodayIn(timeZone);
  return Array.from({ length: days }, (_, place) => addDays(today, place + 1 - days));
}

const startOf = (timeZone: string) => (day: string) => startOfDay(timeZone, day).toISOString();

/** Returns the moment in which a span begins. */
const since = ({ days, timeZone }: CountedDays) => sql`${startOf(timeZone)(addDays(readTodayIn(timeZone), 1 - days))}::timestamptz`;
/** The clicks of a span and those of the time as long before, of rows that are of either. */
const clicksAndBefore = (span: CountedDays) => sql`count(*) filter (where clicked_at >= ${since(span)})::int as clicks,
  count(*) filter (where clicked_at < ${since(span)})::int as before`;
const isOfEither = ({ days, timeZone }: CountedDays) => sql`clicked_at >= ${since({ days: 2 * days, timeZone })}`;
/** True of what was clicked in the span itself. */
const isClicked = (span: CountedDays) => sql`max(clicked_at) >= ${since(span)}`;

/**
 * Returns the clicks to the store on each day of a span, oldest first, each with those of the day as long before; days without clicks are
 * included. The days begin as this program's time zones say, which may know a zone that the database does not.
 */
export async function countClicksByDay({ days, timeZone }: CountedDays): Promise<ClicksByDay[]> {
  const listed = listDays({ days: 2 * days, timeZone });
  const starts = sql`${sql.param(listed.map(startOf(timeZone)))}::timestamptz[]`;
  const rows = await readRows(database(), rowOf({ place: z.int(), clicks: z.int() }))`
    select width_bucket(clicked_at, ${starts}) as place, count(*)::int as clicks from affiliate_clicks
    where clicked_at >= (${starts})[1] group by 1`;
  const counts = new Map(rows.map(({ place, clicks }) => [place - 1, clicks]));
  return listed.slice(days).map((day, place) => ({ day, clicks: counts.get(days + place) ?? 0, before: counts.get(place) ?? 0 }));
}

/** Returns the clicks by the suffix of the store's host ("com", "co.uk"), the most clicked first. */
export async function countClicksByMarketplace(span: CountedDays): Promise<ClicksByName[]> {
  return readRows(database(), clicksByNameRow)`
    select marketplace as name, ${clicksAndBefore(span)} from affiliate_clicks
    where ${isOfEither(span)} group by 1 having ${isClicked(span)} order by 2 desc, 1`;
}

/** Returns at most `limit` gifts that led to the store most often. Deleted gifts are left out. */
export async function listMostClickedGifts(span: CountedDays, limit: number): Promise<ClicksOfGift[]> {
  return readRows(database(), clicksByNameRow.extend({ id: uuid }))`
    select g.id, g.name, ${clicksAndBefore(span)} from affiliate_clicks c join gifts g on g.id = c.gift_id
    where ${isOfEither(span)} group by g.id having ${isClicked(span)} order by 3 desc, g.name limit ${limit}`;
}

/** Returns at most `limit` gift types that led to the store most often; a gift of two types counts for both. */
export async function countClicksByGiftType(span: CountedDays, limit: number): Promise<ClicksByName[]> {
  return readRows(database(), clicksByNameRow)`
    select t.name, ${clicksAndBefore(span)} from affiliate_clicks c
    join (select distinct gift_id, category_id from gift_categories) m on m.gift_id = c.gift_id
    join categories t on t.id = m.category_id and t.taxonomy = 'giftType'
    where ${isOfEither(span)} group by t.id having ${isClicked(span)} order by 2 desc, 1 limit ${limit}`;
}
