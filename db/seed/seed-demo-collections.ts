import { readFile } from "node:fs/promises";
import path from "node:path";
import { collectionDocument, NEW_COLLECTION } from "#app/features/collections/collection-form.ts";
import { findGiftIdsBySlug } from "#app/features/collections/collections-file.queries.server.ts";
import { addDemoCollections } from "#app/features/collections/demo-collections.commands.server.ts";
import type { CollectionDocument, CollectionValues } from "#app/features/collections/types.ts";
import type { Executor } from "#app/platform/db/database.server.ts";
import { SEED_FOLDER } from "./read-seed-gifts.ts";

/** A demo collection as in db/seed/collections.json: what an editor would fill in. It refers to gifts by slug. */
export type SeedCollection = Partial<CollectionDocument> & Pick<CollectionDocument, "slug" | "title" | "lead" | "story">;

export async function readSeedCollections(): Promise<SeedCollection[]> {
  return JSON.parse(await readFile(path.join(SEED_FOLDER, "collections.json"), "utf8")) as SeedCollection[];
}

/** Reads a demo collection as the editor's form is read; gifts that the shop no longer has are left out. */
function readValues({ pinned = [], leftOut = [], ...seed }: SeedCollection, ids: ReadonlyMap<string, string>): CollectionValues {
  const known = (slugs: readonly string[]) => slugs.flatMap((slug) => ids.get(slug) ?? []);
  const read = collectionDocument.safeParse({ ...NEW_COLLECTION, ...seed, pinned: known(pinned), leftOut: known(leftOut), state: "shown" });
  if (!read.success) throw new Error(`The demo collection ${seed.slug} is faulty: ${read.error.message}`);
  return read.data;
}

/** Adds the demo's collections, as far as the shop does not have them. */
export async function seedDemoCollections(executor: Executor): Promise<void> {
  const seeds = await readSeedCollections();
  const ids = await findGiftIdsBySlug(
    seeds.flatMap(({ pinned = [], leftOut = [] }) => [...pinned, ...leftOut]),
    executor,
  );
  await addDemoCollections(
    seeds.map((seed) => readValues(seed, ids)),
    executor,
  );
}
