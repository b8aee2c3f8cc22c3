import { parsePriceCents, priceFieldText } from "./schema.ts";
import type { TaxonomyKey } from "./taxonomies.ts";
import { DEFAULT_SORT_ORDER, TAXONOMY_EXTRAS } from "./taxonomy-admin.constants.ts";
import type { TaxonomyValue } from "./taxonomy-values.types.ts";

/** A value as it stands in the form: what is typed, before anybody has checked it. */
export interface ValueDraft {
  name: string;
  slug: string;
  description: string;
  icon: string;
  imageUrl: string;
  color: string;
  sortOrder: string;
  isFeatured: boolean;
  minPrice: string;
  maxPrice: string;
  isSeasonal: boolean;
}

/** Which of the two screens a form belongs to: metadata says only name, slug and description. */
export type ValueScreen = "category" | "metadata";

/** What the form starts with; null for a new value. */
export function toDraft(value: TaxonomyValue | null): ValueDraft {
  return {
    name: value?.name ?? "",
    slug: value?.slug ?? "",
    description: value?.description ?? "",
    icon: value?.icon ?? "",
    imageUrl: value?.imageUrl ?? "",
    color: value?.color ?? "",
    sortOrder: String(value?.sortOrder ?? DEFAULT_SORT_ORDER),
    isFeatured: value?.isFeatured ?? false,
    minPrice: priceFieldText(value?.minPriceCents ?? null),
    maxPrice: priceFieldText(value?.maxPriceCents ?? null),
    isSeasonal: value?.isSeasonal ?? false,
  };
}

const FIELD_NAMES: Record<keyof ValueDraft, string> = {
  name: "Name",
  slug: "Slug",
  description: "Description",
  icon: "Icon",
  imageUrl: "Image",
  color: "Color",
  sortOrder: "Sort order",
  isFeatured: "Featured",
  minPrice: "Minimum price",
  maxPrice: "Maximum price",
  isSeasonal: "Seasonal",
};

/** What a value says now that differs from what it said before, for the eye. */
export function describeDifferences(before: TaxonomyValue, now: TaxonomyValue): { label: string; text: string }[] {
  const [old, fresh] = [toDraft(before), toDraft(now)];
  const keys = (Object.keys(FIELD_NAMES) as (keyof ValueDraft)[]).filter((key) => old[key] !== fresh[key]);
  return keys.map((key) => {
    const value = fresh[key];
    return { label: FIELD_NAMES[key], text: typeof value === "boolean" ? (value ? "Yes" : "No") : value || "(empty)" };
  });
}

/** Whether somebody has typed or ticked something. */
export function isDraftChanged(draft: ValueDraft, value: TaxonomyValue | null): boolean {
  return JSON.stringify(draft) !== JSON.stringify(toDraft(value));
}

/** What is typed as a price, in cents: null where nothing is, NaN where it is no price. (NaN goes over the wire as null, so it is said here.) */
function cents(text: string): number | null {
  return text.trim() === "" ? null : (parsePriceCents(text) ?? Number.NaN);
}

/**
 * The fields to send, or what is wrong with those that cannot be sent. `value` is what is being changed, null for a new one: a place that was
 * not typed anew is left out, since others may have moved it meanwhile.
 */
export function fromDraft(
  draft: ValueDraft,
  { key, screen, value }: { key: TaxonomyKey; screen: ValueScreen; value: TaxonomyValue | null },
): { ok: true; fields: Record<string, unknown> } | { ok: false; errors: Record<string, string> } {
  const { name, slug, description, icon, imageUrl, color, isFeatured } = draft;
  if (screen === "metadata") return { ok: true, fields: { name, slug, description } };
  const errors: Record<string, string> = {};
  const sortOrder = draft.sortOrder.trim() === "" ? DEFAULT_SORT_ORDER : Number(draft.sortOrder);
  if (!Number.isSafeInteger(sortOrder)) errors.sortOrder = "Please enter a whole number";
  const fields: Record<string, unknown> = { name, slug, description, icon, imageUrl, color, isFeatured };
  if (value?.sortOrder !== sortOrder) fields.sortOrder = sortOrder;
  const extra = TAXONOMY_EXTRAS[key];
  if (extra === "seasonal") fields.isSeasonal = draft.isSeasonal;
  if (extra === "priceRange") {
    for (const [field, text] of [["minPriceCents", draft.minPrice] as const, ["maxPriceCents", draft.maxPrice] as const]) {
      fields[field] = cents(text);
      if (Number.isNaN(fields[field])) errors[field] = "Please enter an amount such as 25 or 19.99";
    }
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, fields };
}
