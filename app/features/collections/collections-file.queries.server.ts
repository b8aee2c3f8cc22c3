import { sql } from "drizzle-orm";
import { z } from "zod";
import { writeCsv } from "#app/features/catalogue/export.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { listCollectionValues } from "./collections.queries.server.ts";
import { COLLECTION_COLUMNS, type GiftNames, toFileRow } from "./collections-file.ts";

const nameRow = rowOf({ id: uuid, slug: z.string() });

async function findSlugs(ids: readonly string[]): Promise<GiftNames> {
  const rows = await readRows(database(), nameRow)`select id, slug from gifts where id = any (${sql.param([...ids])}::uuid[])`;
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Returns the ids of gifts by their slugs, hidden gifts included. */
export async function findGiftIdsBySlug(slugs: readonly string[], executor: Executor = database()): Promise<GiftNames> {
  const rows = await readRows(executor, nameRow)`select id, slug from gifts where slug = any (${sql.param([...slugs])}::text[])`;
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Returns all collections as a file. */
export async function writeCollectionsFile(): Promise<string> {
  const collections = await listCollectionValues();
  const slugs = await findSlugs(collections.flatMap(({ pinned, leftOut }) => [...pinned, ...leftOut]));
  return writeCsv([COLLECTION_COLUMNS, ...collections.map((values) => toFileRow(values, slugs))]);
}
