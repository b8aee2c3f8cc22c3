import { type SQL, sql } from "drizzle-orm";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { taxonomy, type TaxonomyKey } from "./taxonomies.ts";

/** The protocol allows five times as many; a file of 10,000 takes 1.4 MB of memory and 10 ms while it is made. */
export const GIFTS_PER_SITEMAP = 10_000;

interface DatedRow extends Record<string, unknown> {
  changed_ms: number;
}

const milliseconds = (moment: SQL): SQL => sql`(extract(epoch from ${moment}) * 1000)::float8`;

/** Returns the date of the last change of each sitemap file of `giftsPerFile` gifts, in the order of the gifts' ids. */
export async function listGiftSitemapDates(giftsPerFile: number): Promise<Date[]> {
  const { rows } = await readDatabase().execute<DatedRow>(sql`
    select ${milliseconds(sql`max(updated_at)`)} as changed_ms
    from (select updated_at, (row_number() over (order by id) - 1) / ${giftsPerFile}::int as file from gifts) gift
    group by file order by file`);
  return rows.map(({ changed_ms }) => new Date(changed_ms));
}

/** Returns the gifts of one sitemap file, counted from 0, in the order of their ids. */
export async function listSitemapGifts(file: number, giftsPerFile: number): Promise<{ id: string; changedAt: Date }[]> {
  // The first id is found by an index-only scan; only the gifts of the file are read.
  const { rows } = await readDatabase().execute<DatedRow & { id: string }>(sql`
    select id, ${milliseconds(sql`updated_at`)} as changed_ms from gifts
    where id >= (select id from gifts order by id offset ${file * giftsPerFile} limit 1)
    order by id limit ${giftsPerFile}`);
  return rows.map(({ id, changed_ms }) => ({ id, changedAt: new Date(changed_ms) }));
}

/**
 * Returns the values of these taxonomies that have gifts, with the last change of what their pages show: the value itself and its gifts.
 */
export async function listSitemapCategories(keys: readonly TaxonomyKey[]): Promise<{ key: TaxonomyKey; slug: string; changedAt: Date }[]> {
  const lists = await Promise.all(
    keys.map(async (key) => {
      const { table } = taxonomy(key);
      const { rows } = await readDatabase().execute<DatedRow & { slug: string }>(sql`
        select c.slug, ${milliseconds(sql`greatest(c.updated_at, m.changed_at)`)} as changed_ms
        from ${sql.identifier(table)} c
        join (
          select category_id, max(g.updated_at) as changed_at from ${sql.identifier(`${table}_map`)} join gifts g on g.id = gift_id group by category_id
        ) m on m.category_id = c.id
        order by c.sort_order, c.slug`);
      return rows.map(({ slug, changed_ms }) => ({ key, slug, changedAt: new Date(changed_ms) }));
    }),
  );
  return lists.flat();
}
