import { sql } from "drizzle-orm";
import type { Executor } from "#app/platform/db/database.server.ts";
import { nextFreeSlug } from "./slugs.rules.ts";
import type { TaxonomyTable } from "./taxonomies.ts";

/** The tables whose slugs are assigned here. */
export type SluggedTable = "gifts" | TaxonomyTable | "blog_posts" | "blog_categories" | "blog_tags" | "blog_authors";

/** Assigns slugs, each only once. */
export interface SlugClaims {
  /** Returns the wanted slug, or one with `-2`, `-3`, … where another row than `ownId` has it. */
  claim(wanted: string, ownId?: string): string;
}

async function readTakenSlugs(executor: Executor, table: SluggedTable, wanted: readonly string[]): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const slugs = sql.param([...new Set(wanted)]);
  const ofTable = sql.identifier(table);
  // Old addresses count as taken too. Clashes are found by index; the table is read for their numbered variants only where there are
  // clashes.
  const { rows } = await executor.execute<{ slug: string; id: string }>(sql`
    with clashes as materialized (
      select wanted from unnest(${slugs}::text[]) wanted
      where exists (select from ${ofTable} where slug = wanted)
        or exists (select from slug_redirects where kind = ${table} and old_slug = wanted)
    ), taken as (
      select slug, id from ${ofTable}
      union all select old_slug, target_id from slug_redirects where kind = ${table}
    )
    select slug, id from taken where slug in (select wanted from clashes)
    union select slug, id from taken where regexp_replace(slug, '-[1-9][0-9]*$', '') in (select wanted from clashes)`);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/**
 * Makes other transactions that want slugs of `table` wait until this one ends. It must be called before any row is changed, or two
 * transactions may deadlock.
 */
export async function lockSlugs(executor: Executor, table: SluggedTable): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`slugs of ${table}`}))`);
}

/**
 * Reads which slugs like the `wanted` ones are taken, and returns the claims on the others for rows of `table`. They stay free only under
 * lockSlugs.
 */
export async function readSlugClaims(executor: Executor, table: SluggedTable, wanted: readonly string[]): Promise<SlugClaims> {
  const taken = await readTakenSlugs(executor, table, wanted);
  return {
    claim(slug, ownId) {
      const free = nextFreeSlug(slug, (candidate) => taken.has(candidate) && (ownId === undefined || taken.get(candidate) !== ownId));
      taken.set(free, ownId ?? "");
      return free;
    },
  };
}

/**
 * Returns the slug for a new row of `table`, or for the row `ownId`: the wanted one or, where it is taken, one with `-2`, `-3`, … It is
 * free of races (C2) as long as the row is written in the same transaction, which must not have changed any row before.
 */
export async function reserveSlug(executor: Executor, table: SluggedTable, wanted: string, ownId?: string): Promise<string> {
  await lockSlugs(executor, table);
  return (await readSlugClaims(executor, table, [wanted])).claim(wanted, ownId);
}
