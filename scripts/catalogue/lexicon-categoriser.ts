import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Categoriser } from "#app/features/catalogue/import-categorise.rules.ts";
import { TAXONOMIES, type TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { lexiconCategoriser } from "#app/features/finder/read/lexicon-categoriser.ts";
import { SEED_FOLDER } from "#db/seed/read-seed-gifts.ts";

/** Returns the finder's lexicon as a categorizer; new values are named as in the demo catalogue. Throws where its file cannot be read. */
export async function openLexiconCategoriser(): Promise<Categoriser> {
  const seed = JSON.parse(await readFile(path.join(SEED_FOLDER, "taxonomies.json"), "utf8")) as Record<
    string,
    { slug: string; name: string }[]
  >;
  const names = new Map(TAXONOMIES.flatMap(({ key }) => (seed[key] ?? []).map(({ slug, name }) => [idOf(key, slug), name] as const)));
  return lexiconCategoriser((key, slug) => names.get(idOf(key, slug)));
}

const idOf = (key: TaxonomyKey, slug: string) => `${key} ${slug}`;
