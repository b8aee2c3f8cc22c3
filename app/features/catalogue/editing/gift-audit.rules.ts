import { TAXONOMIES } from "../taxonomies.ts";
import type { GiftForm } from "./gift-form.schema.ts";
import type { GiftFormOptions } from "./gift-form.types.ts";

/** Returns a gift as the audit log records it: categories by their names, under their taxonomies' names. */
export function toAuditFields({ categories, ...plain }: GiftForm, options: GiftFormOptions["categories"]): Record<string, unknown> {
  const named = TAXONOMIES.map(({ key, plural }) => [
    plural,
    categories[key].map((id) => options[key].find((option) => option.id === id)?.name ?? id).sort(),
  ]);
  const given = Object.entries(plain).map(([field, value]) => [field, value === "" ? null : value]);
  return Object.fromEntries([...given, ...named.filter(([, names]) => (names as string[]).length > 0)]) as Record<string, unknown>;
}
