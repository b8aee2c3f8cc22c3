import { stringify } from "csv-stringify/sync";
import { escapeFormula } from "./export-cells.rules.ts";
import { CATALOGUE_COLUMNS, type CatalogueColumn } from "./import-columns.rules.ts";

export type CatalogueRow = Readonly<Record<CatalogueColumn, string>>;

/** Returns rows of cells as CSV (RFC 4180); no cell runs as a formula (O4), and spaces and line breaks survive a round trip. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(escapeFormula)),
    { record_delimiter: "windows", quoted_match: /^\s|\s$|[\r\n]/ },
  );
}

/** Returns the header row of a catalogue file. */
export function writeHeader(): string {
  return writeCsv([CATALOGUE_COLUMNS]);
}

/** Returns gifts as rows of a catalogue file. */
export function writeGifts(gifts: readonly CatalogueRow[]): string {
  return writeCsv(gifts.map((gift) => CATALOGUE_COLUMNS.map((column) => gift[column])));
}
