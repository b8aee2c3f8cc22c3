import { type SQL, sql } from "drizzle-orm";
import { isSlug } from "#app/features/catalogue/rules.ts";
import { TAXONOMIES, taxonomy, type TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { database } from "#app/platform/db/database.server.ts";
import type { TagName } from "./engine/expand.ts";

const everyTaxonomy = (select: (key: TaxonomyKey, table: SQL) => SQL): SQL =>
  sql.join(
    TAXONOMIES.map(({ key, table }) => select(key, sql.identifier(table).getSQL())),
    sql` union all `,
  );

const keyOf = (tag: TagName) => `${tag.taxonomy} ${tag.slug}`;

/** Looks up the codes under which the search rows carry these tags. Tags that the catalogue does not have are left out. */
export async function readCategoryCodes(tags: readonly TagName[]): Promise<(tag: TagName) => number | undefined> {
  const codes = new Map<string, number>();
  const keys = [...new Set(tags.map((tag) => tag.taxonomy))];
  if (keys.length > 0) {
    const parts = keys.map((key) => {
      const slugs = [...new Set(tags.filter((tag) => tag.taxonomy === key).map(({ slug }) => slug))].filter(isSlug);
      return sql`
        select ${key} as taxonomy, c.slug, s.code from ${sql.identifier(taxonomy(key).table)} c
        join category_search s on s.category_id = c.id where c.slug = any (${sql.param(slugs)}::text[])`;
    });
    const { rows } = await database().execute<TagName & { code: number } & Record<string, unknown>>(sql.join(parts, sql` union all `));
    for (const row of rows) codes.set(keyOf(row), row.code);
  }
  return (tag) => codes.get(keyOf(tag));
}

/** The tags that stand behind codes of the search rows. */
export async function readTagsOfCodes(codes: readonly number[]): Promise<Map<number, TagName>> {
  if (codes.length === 0) return new Map();
  const parts = everyTaxonomy(
    (key, table) => sql`select ${key}::text as taxonomy, c.slug, s.code from wanted s join ${table} c on c.id = s.category_id`,
  );
  const { rows } = await database().execute<TagName & { code: number } & Record<string, unknown>>(sql`
    with wanted as materialized (select code, category_id from category_search where code = any (${sql.param([...codes])}::int[]))
    ${parts}`);
  return new Map(rows.map(({ code, taxonomy: key, slug }) => [code, { taxonomy: key, slug }]));
}
