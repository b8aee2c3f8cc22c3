import { stringify } from "csv-stringify/sync";
import { CATALOGUE_COLUMNS, type CatalogueColumn } from "./import-columns.ts";

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

/** Matches a text that a spreadsheet would run as a formula, with any apostrophes before it. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Returns a text as a cell that no spreadsheet runs as a formula (O4): one more apostrophe precedes a text that begins like one. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Returns the text that escapeFormula was given. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
