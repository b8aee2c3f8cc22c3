import { GIFT_FIELDS, type GiftFileColumn } from "./gift-fields.ts";
import { TAXONOMIES } from "./taxonomies.ts";

export type TaxonomyColumn = (typeof TAXONOMIES)[number]["column"];
export type CatalogueColumn = GiftFileColumn | TaxonomyColumn;

const TAXONOMY_COLUMNS: readonly TaxonomyColumn[] = TAXONOMIES.map(({ column }) => column);

/** The columns of a catalogue file in the order in which an export writes them. */
export const CATALOGUE_COLUMNS: readonly CatalogueColumn[] = [...GIFT_FIELDS.map(({ fileColumn }) => fileColumn), ...TAXONOMY_COLUMNS];

const LABELS = new Map<string, string>([
  ...GIFT_FIELDS.map(({ fileColumn, label }) => [fileColumn, label] as const),
  ...TAXONOMIES.map(({ column, plural }) => [column, plural.charAt(0).toUpperCase() + plural.slice(1)] as const),
]);

/** Returns the name of a column on the screen. */
export function labelColumn(column: string): string {
  return LABELS.get(column) ?? column;
}

/** The columns that a rejects file adds after a row's own. A corrected rejects file can be imported, so an import skips them. */
export const REJECT_COLUMNS = ["line", "column", "reason"] as const;

/** Alternative names of columns: the pairs that the specification treats as equal, and the singular of each taxonomy. */
const ALIASES: Record<string, CatalogueColumn> = {
  affiliateurl: "affiliate_url",
  gift_type: "gift_types",
  category: "gift_types",
  recipient_type: "recipient_types",
  recipient: "recipient_types",
  occasion_type: "occasion_types",
  occasion: "occasion_types",
  gift_use: "occasion_types",
  interest_type: "interest_types",
  theme: "themes",
  personality_tag: "personality_tags",
  seasonal_tag: "seasonal_tags",
  eco_label: "eco_labels",
  use_case: "use_cases",
  age_range: "age_ranges",
  price_tiers: "price_tier",
};

/** The text of a row's cells by column; columns that the file lacks are absent. */
export type CatalogueValues = Partial<Record<CatalogueColumn, string>>;

/** The column of each cell of a file, from left to right; null for one that is skipped. */
export type Header = readonly (CatalogueColumn | null)[];

/** What people have said of headers that they know and the shop does not: the column that each is, or null to leave it out. */
export type ColumnChoices = ReadonlyMap<string, CatalogueColumn | null>;

/** Of a longer header only so much is remembered. */
export const MAX_HEADER = 300;

/** Returns a header in the form in which headers are compared: "External ID" and "external-id" are one. */
export function foldHeader(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_")
    .slice(0, MAX_HEADER);
}

/** Returns the column of a header; null for one that is left out, undefined for one that nobody knows. */
export function findColumn(written: string, choices: ColumnChoices = new Map()): CatalogueColumn | null | undefined {
  const name = foldHeader(written);
  const chosen = choices.get(name);
  if (chosen !== undefined) return chosen;
  if ((REJECT_COLUMNS as readonly string[]).includes(name)) return null;
  return CATALOGUE_COLUMNS.find((column) => column === name) ?? ALIASES[name];
}

export const DELIMITERS = [",", ";", "\t"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * Returns the delimiter of a file by its header row: the one that stands there most often, such as the semicolon that spreadsheets write in
 * locales with a decimal comma, or the tab of what was copied out of a sheet; a comma where none does.
 */
export function findDelimiter(header: string): Delimiter {
  const unquoted = header.replaceAll(/"(?:[^"]|"")*"/g, "");
  const count = (mark: string) => unquoted.split(mark).length;
  return DELIMITERS.reduce((most, mark) => (count(mark) > count(most) ? mark : most));
}

function isTaxonomyColumn(column: CatalogueColumn): column is TaxonomyColumn {
  return (TAXONOMY_COLUMNS as readonly string[]).includes(column);
}

/** Parses a file's header row, or returns the reason why it is not valid. */
export function readHeader(
  cells: readonly string[],
  choices?: ColumnChoices,
): { ok: true; header: Header } | { ok: false; reason: string } {
  const header = cells.map((written) => findColumn(written, choices));
  const unknown = cells.filter((_, index) => header[index] === undefined);
  if (unknown.length > 0) {
    const names = unknown.map((name) => (name.trim() === "" ? "a column without a name" : `"${name}"`)).join(", ");
    return {
      ok: false,
      reason: `Unknown column${unknown.length === 1 ? "" : "s"}: ${names}. Known columns are ${CATALOGUE_COLUMNS.join(", ")}`,
    };
  }
  const known = header as Header;
  const twice = findColumnTwice(known);
  if (twice !== undefined) return { ok: false, reason: `The column ${twice} appears more than once` };
  if (!known.includes("name")) return { ok: false, reason: 'The column "name" is missing' };
  return { ok: true, header: known };
}

/** Returns a column that stands twice in a header though it may stand there only once; taxonomies may have several. */
export function findColumnTwice(header: readonly (CatalogueColumn | null | undefined)[]): CatalogueColumn | undefined {
  return header.find(
    (column, index) => column !== null && column !== undefined && !isTaxonomyColumn(column) && header.indexOf(column) !== index,
  ) as CatalogueColumn | undefined;
}

/**
 * Returns the cells of a row by column. Several columns of one taxonomy, such as `gift_type` and `category`, are joined; for a row with
 * another number of cells than the header, the result is the reason.
 */
export function readCells(header: Header, cells: readonly string[]): { ok: true; values: CatalogueValues } | { ok: false; reason: string } {
  const surplus = cells.slice(header.length).some((cell) => cell !== "");
  if (cells.length < header.length || surplus) {
    return { ok: false, reason: `The row has ${cells.length} cells, but the header has ${header.length}` };
  }
  const values: CatalogueValues = {};
  header.forEach((column, index) => {
    if (column === null) return;
    const before = values[column];
    const cell = cells[index] as string;
    values[column] = before === undefined || before === "" ? cell : cell === "" ? before : `${before}|${cell}`;
  });
  return { ok: true, values };
}
