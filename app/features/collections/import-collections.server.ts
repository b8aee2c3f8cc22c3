import { FaultyRowError, findFormat, isUnreadable, readRecords } from "#app/features/catalogue/csv-records.server.ts";
import { unescapeFormula } from "#app/features/catalogue/export.ts";
import { makeSlug } from "#app/features/catalogue/slugs.ts";
import { sanitizeText } from "#app/platform/text.ts";
import { collectionDocument } from "./collection-form.ts";
import { saveCollectionsBySlug } from "./collections.commands.server.ts";
import { COLLECTION_COLUMNS, columnOf, type FileFault, giftNamesOf, readFileRow, type CollectionFault } from "./collections-file.ts";
import { findGiftIdsBySlug } from "./collections-file.queries.server.ts";
import { MAX_COLLECTIONS } from "./constants.ts";
import type { CollectionValues } from "./types.ts";

export type FileOutcome = { ok: true; saved: number } | { ok: false; faults: FileFault[] };

type Cells = Record<string, string>;

const LISTED_FAULTS = 50;

const toSentence = (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
const textOf = (cell = "") => unescapeFormula(sanitizeText(cell));
const refuse = (reason: string, line = 1): Extract<FileOutcome, { ok: false }> => ({ ok: false, faults: [{ line, column: "", reason }] });

/** Reads the rows of a file with their lines, or says why it cannot be read. */
async function readRows(path: string): Promise<{ ok: true; rows: { line: number; cells: Cells }[] } | Extract<FileOutcome, { ok: false }>> {
  let columns: string[] | undefined;
  const rows: { line: number; cells: Cells }[] = [];
  try {
    for await (const { line, cells } of readRecords(path, await findFormat(path))) {
      if (columns !== undefined) {
        if (rows.length === MAX_COLLECTIONS) return refuse(`Please use at most ${MAX_COLLECTIONS} rows.`);
        rows.push({ line, cells: Object.fromEntries(columns.map((name, place) => [name, textOf(cells[place])])) });
        continue;
      }
      columns = cells.map((name) => name.toLowerCase());
      if (!columns.includes("slug") && !columns.includes("title")) break;
      const unknown = columns.find((name) => !COLLECTION_COLUMNS.includes(name));
      if (unknown !== undefined) return refuse(`We don’t know the column “${unknown.slice(0, 60)}”.`);
    }
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return error instanceof FaultyRowError ? refuse(toSentence(error.reason), error.line) : refuse(`${error.message}.`);
  }
  return columns?.includes("slug") || columns?.includes("title")
    ? { ok: true, rows }
    : refuse("A file of collections needs a column named “title”.");
}

/** Checks a row as the editor's form is checked. */
function readValues(cells: Cells, ids: ReadonlyMap<string, string>): { values: CollectionValues } | { faults: CollectionFault[] } {
  const { document, faults } = readFileRow(cells, ids);
  const slug = document.slug === "" && document.title !== "" ? makeSlug(document.title) : document.slug;
  const read = collectionDocument.safeParse({ ...document, slug });
  if (read.success && faults.length === 0) return { values: read.data };
  return { faults: [...faults, ...(read.error?.issues ?? []).map(({ path, message }) => ({ column: columnOf(path), reason: message }))] };
}

/**
 * Saves the collections of a file: those with a slug that there is are changed, others are new. Where a row is faulty, nothing is saved. Columns that a
 * file does not have are empty, as in the file that was exported.
 */
export async function importCollections(actorId: string, path: string): Promise<FileOutcome> {
  const read = await readRows(path);
  if (!read.ok) return read;
  const ids = await findGiftIdsBySlug(read.rows.flatMap(({ cells }) => giftNamesOf(cells)));
  const collections: { line: number; values: CollectionValues }[] = [];
  const faults: FileFault[] = [];
  for (const { line, cells } of read.rows) {
    const row = readValues(cells, ids);
    if ("values" in row) collections.push({ line, values: row.values });
    else faults.push(...row.faults.map((fault) => ({ line, ...fault })));
  }
  for (const [place, { line, values }] of collections.entries()) {
    if (collections.slice(0, place).some((earlier) => earlier.values.slug === values.slug))
      faults.push({ line, column: "slug", reason: "Another row has this slug." });
  }
  if (faults.length > 0) return { ok: false, faults: faults.slice(0, LISTED_FAULTS) };
  const refused = await saveCollectionsBySlug(
    actorId,
    collections.map(({ values }) => values),
  );
  if (refused === null) return { ok: true, saved: collections.length };
  return refuse(`This row would make more than ${MAX_COLLECTIONS} collections.`, collections[refused]?.line);
}
