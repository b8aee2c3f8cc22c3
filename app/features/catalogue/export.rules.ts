import { stringify } from "csv-stringify/sync";
import { neutraliseCell } from "./export-cells.rules.ts";
import { CATALOGUE_COLUMNS, type CatalogueColumn } from "./import-columns.rules.ts";

/** A gift as a row of a catalogue file. */
export type CatalogueRow = Readonly<Record<CatalogueColumn, string>>;

/** Rows of cells as CSV (RFC 4180); no cell runs as a formula (O4), and spaces and line breaks come back as they are. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(neutraliseCell)),
    { record_delimiter: "windows", quoted_match: /^\s|\s$|[\r\n]/ },
  );
}

/** The header row of a catalogue file. */
export function writeHeader(): string {
  return writeCsv([CATALOGUE_COLUMNS]);
}

/** Gifts as rows of a catalogue file. */
export function writeGifts(gifts: readonly CatalogueRow[]): string {
  return writeCsv(gifts.map((gift) => CATALOGUE_COLUMNS.map((column) => gift[column])));
}
