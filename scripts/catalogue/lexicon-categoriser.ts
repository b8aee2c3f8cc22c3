import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Categoriser } from "#app/features/catalogue/import-categorise.rules.ts";
import { TAXONOMIES, type TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { categorise } from "#app/features/finder/engine/categorise.ts";
import { SEED_FOLDER } from "#db/seed/read-seed-gifts.ts";

/**
 * What is less sure than this is not written into a catalogue. Measured on the demo catalogue without its tags: from here on about two of
 * three interests and nine of ten recipients are those that an editor chose too; below it half of them are guesses.
 */
const LEAST_CONFIDENCE = 0.7;

/** The finder's lexicon as a categoriser; new values are called as in the demo catalogue. Throws where its file cannot be read. */
export async function openLexiconCategoriser(): Promise<Categoriser> {
  const seed = JSON.parse(await readFile(path.join(SEED_FOLDER, "taxonomies.json"), "utf8")) as Record<
    string,
    { slug: string; name: string }[]
  >;
  const names = new Map(
    TAXONOMIES.flatMap(({ key, table }) => (seed[table] ?? []).map(({ slug, name }) => [idOf(key, slug), name] as const)),
  );
  return {
    categorise(name, description) {
      const read = Object.entries(categorise(name, description));
      return Object.fromEntries(
        read.map(([key, values]) => [key, values.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE).map(({ slug }) => slug)]),
      );
    },
    nameOf: (key, slug) => names.get(idOf(key, slug)),
  };
}

const idOf = (key: TaxonomyKey, slug: string) => `${key} ${slug}`;
