import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { TaxonomyKey } from "./taxonomies.ts";
import { taxonomyKey } from "./taxonomies.queries.server.ts";

/** The protocol allows five times as many; a file of 10,000 takes 1.4 MB of memory and 10 ms while it is made. */
export const GIFTS_PER_SITEMAP = 10_000;

const milliseconds = (moment: SQL): SQL => sql`(extract(epoch from ${moment}) * 1000)::float8`;

/** Returns the date of the last change of each sitemap file of `giftsPerFile` gifts, in the order of the gifts' ids. */
export async function listGiftSitemapDates(giftsPerFile: number): Promise<Date[]> {
  const rows = await readRows(readDatabase(), rowOf({ changed_ms: z.number() }))`
    select ${milliseconds(sql`max(updated_at)`)} as changed_ms
    from (select updated_at, (row_number() over (order by id) - 1) / ${giftsPerFile}::int as file from shown_gifts) gift
    group by file order by file`;
  return rows.map(({ changed_ms }) => new Date(changed_ms));
}

/** Returns the gifts of one sitemap file, counted from 0, in the order of their ids. */
export async function listSitemapGifts(file: number, giftsPerFile: number): Promise<{ id: string; changedAt: Date }[]> {
  // The first id is found by index-only scans; only the gifts of the file are read.
  const rows = await readRows(readDatabase(), rowOf({ id: z.uuid(), changed_ms: z.number() }))`
    select id, ${milliseconds(sql`updated_at`)} as changed_ms from shown_gifts
    where id >= (select id from shown_gift_ids order by id offset ${file * giftsPerFile} limit 1)
    order by id limit ${giftsPerFile}`;
  return rows.map(({ id, changed_ms }) => ({ id, changedAt: new Date(changed_ms) }));
}

/**
 * Returns the values of these taxonomies that have gifts, with the last change of what their pages show: the value itself and its gifts.
 */
export async function listSitemapCategories(keys: readonly TaxonomyKey[]): Promise<{ key: TaxonomyKey; slug: string; changedAt: Date }[]> {
  const rows = await readRows(readDatabase(), rowOf({ key: taxonomyKey, slug: z.string(), changed_ms: z.number() }))`
    select c.taxonomy as key, c.slug, ${milliseconds(sql`greatest(c.updated_at, m.changed_at)`)} as changed_ms
    from categories c
    join (
      select category_id, max(g.updated_at) as changed_at from gift_categories join shown_gifts g on g.id = gift_id
      where category_id in (select id from categories where taxonomy = any (${sql.param([...keys])}::text[]))
      group by category_id
    ) m on m.category_id = c.id
    order by array_position(${sql.param([...keys])}::text[], c.taxonomy), c.sort_order, c.slug`;
  return rows.map(({ key, slug, changed_ms }) => ({ key, slug, changedAt: new Date(changed_ms) }));
}
