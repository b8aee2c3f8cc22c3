import { z } from "zod";
import { TAXONOMIES, type TaxonomyKey } from "../taxonomies.ts";
import type { GiftForm } from "./gift-form.ts";
import { GIFT_FIELD_NAMES } from "./gift-form-values.ts";

/** The fields that are edited in the table. A price tier follows the price. */
export const CELL_FIELDS = ["name", "price", "inStock", ...TAXONOMIES.map(({ key }) => key).filter((key) => key !== "priceTier")] as const;
export type CellField = "name" | "price" | "inStock" | Exclude<TaxonomyKey, "priceTier">;
export type CellValue = string | boolean | string[];

const value = z.union([z.string().max(1000), z.boolean(), z.array(z.guid()).max(50)]);

/** One cell: its gift, as the table shows it, and what the cell is to become. */
export const cellChange = z
  .strictObject({
    change: z.literal("cell"),
    id: z.guid(),
    version: z.int32().min(0),
    field: z.enum(CELL_FIELDS),
    /** What stands in the cell, as the form would have it. */
    was: value,
    value,
  })
  .refine(({ field, was, value: is }) => kindOf(field) === kindOfValue(was) && kindOf(field) === kindOfValue(is), {
    message: "A cell of another kind",
    path: ["value"],
  });
export type CellChange = z.output<typeof cellChange>;

const kindOf = (field: string) => (field === "inStock" ? "boolean" : field === "name" || field === "price" ? "string" : "list");
const kindOfValue = (is: CellValue) => (Array.isArray(is) ? "list" : typeof is);

/** Returns what a cell is called where it is edited. */
export function cellName(field: CellField): string {
  return field === "name" ? "Name" : field === "inStock" ? "Stock" : GIFT_FIELD_NAMES[field];
}

/** Returns a gift's form with another value in one field. */
export function withCell(form: GiftForm, field: CellField, is: CellValue): GiftForm {
  if (Array.isArray(is)) return { ...form, categories: { ...form.categories, [field]: is } };
  return { ...form, [field]: is };
}
