import { type SQL, sql } from "drizzle-orm";
import { isSlug } from "#app/features/catalogue/rules.ts";
import { TAXONOMIES, taxonomy, type TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import type { TagName } from "./engine/candidate-search.ts";
import { Memo } from "./engine/memo.ts";

const everyTaxonomy = (select: (key: TaxonomyKey, table: SQL) => SQL): SQL =>
  sql.join(
    TAXONOMIES.map(({ key, table }) => select(key, sql.identifier(table).getSQL())),
    sql` union all `,
  );

const keyOf = (tag: TagName) => `${tag.taxonomy} ${tag.slug}`;

/** A code belongs to its category for good, but a category's slug may change; the finder may use the old slug for this long. */
const TTL_MS = 60_000;
const MAX_CACHED = 2000;
const codeByTag = new Memo<string, number>("category code", { most: MAX_CACHED, ttlMs: TTL_MS });
const tagByCode = new Memo<number, TagName>("category of a code", { most: MAX_CACHED, ttlMs: TTL_MS });

type CodedTag = TagName & { code: number } & Record<string, unknown>;

/** Looks up the codes under which the search rows carry these tags. Tags that the catalogue does not have are left out. */
export async function readCategoryCodes(tags: readonly TagName[]): Promise<(tag: TagName) => number | undefined> {
  const codes = new Map<string, number>();
  for (const key of tags.map(keyOf)) {
    const code = codeByTag.get(key);
    if (code !== undefined) codes.set(key, code);
  }
  const unknown = tags.filter((tag) => !codes.has(keyOf(tag)));
  const keys = [...new Set(unknown.map((tag) => tag.taxonomy))];
  if (keys.length > 0) {
    const parts = keys.map((key) => {
      const slugs = [...new Set(unknown.filter((tag) => tag.taxonomy === key).map(({ slug }) => slug))].filter(isSlug);
      return sql`
        select ${key} as taxonomy, c.slug, s.code from ${sql.identifier(taxonomy(key).table)} c
        join category_search s on s.category_id = c.id where c.slug = any (${sql.param(slugs)}::text[])`;
    });
    const { rows } = await readDatabase().execute<CodedTag>(sql.join(parts, sql` union all `));
    for (const row of rows) {
      codes.set(keyOf(row), row.code);
      codeByTag.set(keyOf(row), row.code);
    }
  }
  return (tag) => codes.get(keyOf(tag));
}

/** Returns the tags behind codes of the search rows. */
export async function readTagsOfCodes(codes: readonly number[]): Promise<Map<number, TagName>> {
  const tags = new Map<number, TagName>();
  const unknown: number[] = [];
  for (const code of new Set(codes)) {
    const tag = tagByCode.get(code);
    if (tag === undefined) unknown.push(code);
    else tags.set(code, tag);
  }
  if (unknown.length === 0) return tags;
  const parts = everyTaxonomy(
    (key, table) => sql`select ${key}::text as taxonomy, c.slug, s.code from wanted s join ${table} c on c.id = s.category_id`,
  );
  const { rows } = await readDatabase().execute<CodedTag>(sql`
    with wanted as materialized (select code, category_id from category_search where code = any (${sql.param(unknown)}::int[]))
    ${parts}`);
  for (const { code, taxonomy: key, slug } of rows) {
    const tag: TagName = { taxonomy: key, slug };
    tags.set(code, tag);
    tagByCode.set(code, tag);
  }
  return tags;
}
