import { atMost, isSanitized } from "#app/platform/text.ts";
import { CATEGORY_LIMITS } from "./constants.ts";
import { GIFT_FIELDS, type OwnGiftValues } from "./gift-fields.ts";
import { endsBeforeItBegins, NOT_LATER, NOT_TEXT, readGiftCell } from "./gift-values.ts";
import type { CatalogueColumn, CatalogueValues } from "./import-columns.ts";
import { TAXONOMIES, type TaxonomyKey } from "./taxonomies.ts";

/** A valid row. Fields without a column in the file are absent. */
export interface ImportedGift {
  values: Pick<OwnGiftValues, "name"> & Partial<OwnGiftValues>;
  slug: string | null;
  externalId: string | null;
  /** The values of each taxonomy as they were written: slugs or names. */
  categories: Partial<Record<TaxonomyKey, string[]>>;
}

/** An error in a row, with its column. */
export interface RowFault {
  column: CatalogueColumn;
  reason: string;
}

function readCategories(cell: string): { ok: true; values: string[] } | { ok: false; reason: string } {
  if (!isSanitized(cell)) return { ok: false, reason: NOT_TEXT };
  const values = [...new Set(cell.split("|").map((part) => part.trim()))].filter((part) => part !== "");
  const isLong = values.some((value) => [...value].length > CATEGORY_LIMITS.name);
  return isLong ? { ok: false, reason: `For each: ${atMost(CATEGORY_LIMITS.name)}` } : { ok: true, values };
}

/** Parses a row's cells, or returns the errors of each column. */
export function readGiftRow(given: CatalogueValues): { ok: true; gift: ImportedGift } | { ok: false; faults: RowFault[] } {
  const faults: RowFault[] = [];
  const read: Record<string, unknown> = {};
  for (const field of GIFT_FIELDS) {
    const cell = given[field.fileColumn] ?? (field.needed === "always" ? "" : undefined);
    if (cell === undefined) continue;
    const result = readGiftCell(field, cell);
    if (result.ok) read[field.key] = result.value;
    else faults.push({ column: field.fileColumn, reason: result.message });
  }
  if (endsBeforeItBegins(read as Partial<OwnGiftValues>)) faults.push({ column: "shown_until", reason: NOT_LATER });
  const categories: ImportedGift["categories"] = {};
  for (const { key, column } of TAXONOMIES) {
    const cell = given[column];
    if (cell === undefined) continue;
    const result = readCategories(cell);
    if (result.ok) categories[key] = result.values;
    else faults.push({ column, reason: result.reason });
  }
  if (faults.length > 0) return { ok: false, faults };
  const { slug = null, externalId = null, ...values } = read as ImportedGift["values"] & Partial<Pick<ImportedGift, "slug" | "externalId">>;
  return { ok: true, gift: { values, slug, externalId, categories } };
}
