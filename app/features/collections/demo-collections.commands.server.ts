import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { CollectionValues } from "./types.ts";
import { writeCollection } from "./write-collection.commands.server.ts";

/** Adds those of the demo's collections of which the shop has none, deleted ones included, with their slug. Their order is that of their index. */
export async function addDemoCollections(collections: readonly CollectionValues[], transaction: Executor): Promise<void> {
  const slugs = collections.map(({ slug }) => slug);
  const taken = await readRows(transaction, rowOf({ slug: z.string() }))`
    select slug from collections where slug = any (${sql.param(slugs)}::text[])`;
  const there = new Set(taken.map(({ slug }) => slug));
  for (const [place, values] of collections.entries()) {
    if (there.has(values.slug)) continue;
    await writeCollection({ id: null, actorId: null, demoPlace: place, values }, transaction);
  }
}

/** Puts the demo's collections away that nobody has changed. */
export async function putDemoCollectionsAway(transaction: Executor): Promise<void> {
  await changeRows(transaction)`update collections set deleted_at = now() where is_demo and deleted_at is null`;
}

/** Brings the demo's collections back that were put away, as far as no other one has their slug. */
export async function bringDemoCollectionsBack(transaction: Executor): Promise<void> {
  await changeRows(transaction)`
    update collections c set deleted_at = null where c.is_demo and c.deleted_at is not null
      and not exists (select from collections other where other.slug = c.slug and other.deleted_at is null)`;
}
