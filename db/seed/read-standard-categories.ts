import { readFile } from "node:fs/promises";
import path from "node:path";
import type { StandardCategory } from "#app/features/catalogue/guesses/types.ts";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import { SEED_FOLDER } from "./read-seed-gifts.ts";

/** Returns the categories of the demo catalogue, which a new shop is offered too. */
export async function readStandardCategories(): Promise<StandardCategory[]> {
  const seed = JSON.parse(await readFile(path.join(SEED_FOLDER, "taxonomies.json"), "utf8")) as Record<string, { slug: string }[]>;
  return TAXONOMIES.flatMap(({ key }) => (seed[key] ?? []).map((value) => ({ is_seasonal: false, ...value, taxonomy: key })));
}
