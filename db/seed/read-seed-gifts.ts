import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "csv-parse/sync";
import type { CatalogueValues } from "#app/features/catalogue/import-columns.ts";

/**
 * The seed's folder, relative to the project's folder, in which every process runs; the bundled server cannot find it relative to its own
 * file.
 */
export const SEED_FOLDER = path.resolve("db/seed");

/** Returns the demo gifts, file by file, as the rows of their catalogue files. */
export async function readSeedGifts(): Promise<CatalogueValues[]> {
  const folder = path.join(SEED_FOLDER, "gifts");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".csv")).toSorted();
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  return files.flatMap((file) => parse(file, { columns: true }) as CatalogueValues[]);
}
