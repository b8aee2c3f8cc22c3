import { sql } from "drizzle-orm";
import { z } from "zod";
import { isSlug } from "#app/features/catalogue/gift-tags.ts";
import { IS_IN_REGISTRY, taxonomyKey } from "#app/features/catalogue/taxonomies.queries.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { TagName } from "../rank/candidate-search.ts";
import { Memo } from "../memo.ts";

const keyOf = (tag: TagName) => `${tag.taxonomy} ${tag.slug}`;

/** A code belongs to its category for good, but a category's slug may change; the finder may use the old slug for this long. */
const TTL_MS = 60_000;
const MAX_CACHED = 2000;
const codeByTag = new Memo<string, number>("category code", { most: MAX_CACHED, ttlMs: TTL_MS });
const tagByCode = new Memo<number, TagName>("category of a code", { most: MAX_CACHED, ttlMs: TTL_MS });

const codedTag = rowOf({ taxonomy: taxonomyKey, slug: z.string(), code: z.int() });

/** Looks up the codes under which the search rows carry these tags. Tags that the catalogue does not have are left out. */
export async function readCategoryCodes(tags: readonly TagName[]): Promise<(tag: TagName) => number | undefined> {
  const codes = new Map<string, number>();
  for (const key of tags.map(keyOf)) {
    const code = codeByTag.get(key);
    if (code !== undefined) codes.set(key, code);
  }
  const unknown = tags.filter((tag) => !codes.has(keyOf(tag)) && isSlug(tag.slug));
  if (unknown.length > 0) {
    const keys = unknown.map((tag) => tag.taxonomy);
    const slugs = unknown.map(({ slug }) => slug);
    const rows = await readRows(readDatabase(), codedTag)`
      select taxonomy, slug, code from categories
      join unnest(${sql.param(keys)}::text[], ${sql.param(slugs)}::text[]) wanted (taxonomy, slug) using (taxonomy, slug)`;
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
  const rows = await readRows(readDatabase(), codedTag)`
    select taxonomy, slug, code from categories where code = any (${sql.param(unknown)}::int[]) and ${IS_IN_REGISTRY}`;
  for (const { code, taxonomy: key, slug } of rows) {
    const tag: TagName = { taxonomy: key, slug };
    tags.set(code, tag);
    tagByCode.set(code, tag);
  }
  return tags;
}
