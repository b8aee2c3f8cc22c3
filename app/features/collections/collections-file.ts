import { toDocument } from "./collection-form.ts";
import { RULE_TAXONOMIES } from "./rule.ts";
import type { CollectionDocument, CollectionValues, RuleTaxonomy } from "./types.ts";

/** Values of one cell are joined by this. */
const SEPARATOR = "|";
const WITHOUT = "without_";

/** The columns of a file of collections that hold one text each, and the field that each is. */
const TEXT_COLUMNS = {
  slug: "slug",
  title: "title",
  lead: "lead",
  story: "story",
  image: "image",
  image_alt: "imageAlt",
  state: "state",
  shown_from: "shownFrom",
  shown_until: "shownUntil",
  order: "sort",
  min_price: "minPrice",
  max_price: "maxPrice",
  new_within_days: "newWithinDays",
  ships_within_days: "shipsWithinDays",
  without_words: "withoutWords",
  seo_title: "seoTitle",
  meta_description: "metaDescription",
} as const satisfies Record<string, keyof CollectionDocument>;

const VALUE_COLUMNS = RULE_TAXONOMIES.map(({ key, column }) => ({ key: key as RuleTaxonomy, column }));

/** The header row of a file of collections. */
export const COLLECTION_COLUMNS: readonly string[] = [
  ...Object.keys(TEXT_COLUMNS),
  "by_rule",
  "in_stock_only",
  "gifts",
  "left_out",
  ...VALUE_COLUMNS.map(({ column }) => column),
  ...VALUE_COLUMNS.map(({ column }) => WITHOUT + column),
];

/** Finds the slugs of gifts by their ids, or the other way round. */
export type GiftNames = ReadonlyMap<string, string>;

const join = (values: readonly string[]) => values.join(SEPARATOR);
const split = (cell: string) =>
  cell
    .split(SEPARATOR)
    .map((value) => value.trim())
    .filter(Boolean);

/** Returns a collection as a row of the file; gifts are named by their slugs. */
export function toFileRow(values: CollectionValues, slugs: GiftNames): string[] {
  const document = toDocument(values);
  const named = (ids: readonly string[]) => join(ids.flatMap((id) => slugs.get(id) ?? []));
  return [
    ...Object.values(TEXT_COLUMNS).map((field) => document[field]),
    String(document.isByRule),
    String(document.inStockOnly),
    named(document.pinned),
    named(document.leftOut),
    ...VALUE_COLUMNS.map(({ key }) => join(document.values[key] ?? [])),
    ...VALUE_COLUMNS.map(({ key }) => join(document.without[key] ?? [])),
  ];
}

/** What of a row no field could say. */
export interface CollectionFault {
  column: string;
  reason: string;
}

/** What is wrong with a row; `line` counts from 1, the header being the first. */
export interface FileFault extends CollectionFault {
  line: number;
}

const YES_NO: Record<string, boolean> = { true: true, yes: true, "1": true, false: false, no: false, "0": false, "": false };

/** Reads a row of the file into the fields of a collection, which are then checked as those of the editor are. `ids` has the gifts that rows name. */
export function readFileRow(
  cells: Readonly<Record<string, string>>,
  ids: GiftNames,
): { document: CollectionDocument; faults: CollectionFault[] } {
  const faults: CollectionFault[] = [];
  const cell = (column: string) => cells[column]?.trim() ?? "";
  const yesNo = (column: string): boolean => {
    const value = YES_NO[cell(column).toLowerCase()];
    if (value === undefined) faults.push({ column, reason: "Please use true or false." });
    return value ?? false;
  };
  const gifts = (column: string): string[] =>
    split(cell(column)).flatMap((name) => {
      const id = ids.get(name);
      if (id === undefined) faults.push({ column, reason: `There’s no gift “${name}”.` });
      return id ?? [];
    });
  const values = (prefix: string) =>
    Object.fromEntries(VALUE_COLUMNS.map(({ key, column }) => [key, split(cell(prefix + column))]).filter(([, slugs]) => slugs?.length));
  const texts = Object.fromEntries(Object.entries(TEXT_COLUMNS).map(([column, field]) => [field, cell(column)]));
  const isByRule = yesNo("by_rule");
  const document = {
    ...texts,
    state: cell("state") || "draft",
    sort: cell("order") || (isByRule ? "fit" : "hand"),
    isByRule,
    inStockOnly: yesNo("in_stock_only"),
    pinned: gifts("gifts"),
    leftOut: gifts("left_out"),
    values: values(""),
    without: values(WITHOUT),
  } as CollectionDocument;
  return { document, faults };
}

/** Returns the column in which a field of a collection stands. */
export function columnOf(path: readonly PropertyKey[]): string {
  const [field, taxonomy] = path.map(String);
  if (field === "values" || field === "without") {
    const column = VALUE_COLUMNS.find(({ key }) => key === taxonomy)?.column ?? "";
    return field === "without" ? WITHOUT + column : column;
  }
  const text = Object.entries(TEXT_COLUMNS).find(([, name]) => name === field)?.[0];
  return text ?? { isByRule: "by_rule", inStockOnly: "in_stock_only", pinned: "gifts", leftOut: "left_out" }[field ?? ""] ?? "";
}

/** Returns the slugs of the gifts that a row names. */
export function giftNamesOf(cells: Readonly<Record<string, string>>): string[] {
  return ["gifts", "left_out"].flatMap((column) => split(cells[column] ?? ""));
}
