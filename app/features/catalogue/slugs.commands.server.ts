import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { nextFreeSlug } from "./slugs.ts";
import { TAXONOMIES, type TaxonomyKey } from "./taxonomies.ts";

/** What slugs are unique in, as slug_redirects names it: a table, or a taxonomy. */
export type SlugKind = "gifts" | TaxonomyKey | "blog_posts" | "blog_categories" | "blog_tags" | "blog_authors";

/** Assigns slugs, each only once. */
export interface SlugClaims {
  /** Returns the wanted slug, or one with `-2`, `-3`, … where another row than `ownId` has it. */
  claim(wanted: string, ownId?: string): string;
}

async function readTakenSlugs(executor: Executor, kind: SlugKind, wanted: readonly string[]): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const slugs = sql.param([...new Set(wanted)]);
  const isTaxonomy = TAXONOMIES.some(({ key }) => key === kind);
  const ofKind = isTaxonomy ? sql`(select slug, id from categories where taxonomy = ${kind}) of_kind` : sql.identifier(kind);
  // Old addresses count as taken too. Clashes are found by index; the table is read for their numbered variants only where there are
  // clashes.
  const rows = await readRows(executor, rowOf({ slug: z.string(), id: z.uuid() }))`
    with clashes as materialized (
      select wanted from unnest(${slugs}::text[]) wanted
      where exists (select from ${ofKind} where slug = wanted)
        or exists (select from slug_redirects where kind = ${kind} and old_slug = wanted)
    ), taken as (
      select slug, id from ${ofKind}
      union all select old_slug, target_id from slug_redirects where kind = ${kind}
    )
    select slug, id from taken where slug in (select wanted from clashes)
    union select slug, id from taken where regexp_replace(slug, '-[1-9][0-9]*$', '') in (select wanted from clashes)`;
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/**
 * Makes other transactions that want slugs of `kind` wait until this one ends. It must be called before any row is changed, or two
 * transactions may deadlock.
 */
export async function lockSlugs(executor: Executor, kind: SlugKind): Promise<void> {
  await changeRows(executor)`select pg_advisory_xact_lock(hashtext(${`slugs of ${kind}`}))`;
}

/**
 * Reads which slugs like the `wanted` ones are taken, and returns the claims on the others for rows of `kind`. They stay free only under
 * lockSlugs.
 */
export async function readSlugClaims(executor: Executor, kind: SlugKind, wanted: readonly string[]): Promise<SlugClaims> {
  const taken = await readTakenSlugs(executor, kind, wanted);
  return {
    claim(slug, ownId) {
      const free = nextFreeSlug(slug, (candidate) => taken.has(candidate) && (ownId === undefined || taken.get(candidate) !== ownId));
      taken.set(free, ownId ?? "");
      return free;
    },
  };
}

/**
 * Returns the slug for a new row of `kind`, or for the row `ownId`: the wanted one or, where it is taken, one with `-2`, `-3`, … It is
 * free of races (C2) as long as the row is written in the same transaction, which must not have changed any row before.
 */
export async function reserveSlug(executor: Executor, kind: SlugKind, wanted: string, ownId?: string): Promise<string> {
  await lockSlugs(executor, kind);
  return (await readSlugClaims(executor, kind, [wanted])).claim(wanted, ownId);
}
