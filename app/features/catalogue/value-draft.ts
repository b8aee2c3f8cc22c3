import { plainShape, type FormShape } from "#app/ui/saving/merge.ts";
import { CURRENCY, parseMoney, toTypedMoney } from "#app/platform/money.ts";
import type { TaxonomyKey } from "./taxonomies.ts";
import { DEFAULT_SORT_ORDER, TAXONOMY_EXTRAS } from "./taxonomy-admin.ts";
import type { TaxonomyValue } from "./taxonomy-value.ts";

/** A value as it is typed in the form, before any validation. */
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

/** The screen that a form belongs to; metadata has only name, slug and description. */
export type ValueScreen = "category" | "metadata";

/** Returns the initial state of the form; null stands for a new value. */
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
    minPrice: toTypedMoney(value?.minPriceCents ?? null),
    maxPrice: toTypedMoney(value?.maxPriceCents ?? null),
    isSeasonal: value?.isSeasonal ?? false,
  };
}

/** The names of the fields where they are mentioned outside of the form. */
export const DRAFT_FIELD_NAMES: Record<keyof ValueDraft, string> = {
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

/** Returns a field's value as readable text. */
export function describeDraftField(draft: ValueDraft, field: keyof ValueDraft): string {
  const value = draft[field];
  return typeof value === "boolean" ? (value ? "Yes" : "No") : value;
}

const EXTRA_FIELDS = { priceRange: ["minPrice", "maxPrice"], seasonal: ["isSeasonal"] } as const;

/** Returns the fields that a screen shows for a taxonomy, in their order. */
export function shapeOfDraft(key: TaxonomyKey, screen: ValueScreen): FormShape<ValueDraft, keyof ValueDraft> {
  const extra = TAXONOMY_EXTRAS[key];
  return plainShape<ValueDraft, keyof ValueDraft>(
    screen === "metadata"
      ? ["name", "slug", "description"]
      : [
          "name",
          "slug",
          "description",
          ...(extra === undefined ? [] : EXTRA_FIELDS[extra]),
          "icon",
          "sortOrder",
          "color",
          "imageUrl",
          "isFeatured",
        ],
  );
}

/** Reads a form from the browser's storage, where anything may have changed it; returns null for what is no form. */
export function readValueDraft(value: unknown): ValueDraft | null {
  const empty = toDraft(null);
  if (typeof value !== "object" || value === null) return null;
  const given = value as Record<string, unknown>;
  const isWhole = Object.entries(empty).every(([field, start]) => typeof given[field] === typeof start);
  return isWhole ? (Object.fromEntries(Object.keys(empty).map((field) => [field, given[field]])) as unknown as ValueDraft) : null;
}

/**
 * Parses a typed price to cents: null for an empty field, NaN for an invalid price. JSON would send NaN as null, so the error is found
 * before sending.
 */
function cents(text: string): number | null {
  return text.trim() === "" ? null : (parseMoney(text) ?? Number.NaN);
}

/**
 * Returns the fields to send, or the errors of those that cannot be sent. `value` is the form as it was opened, or null for a new value. An
 * unchanged position is left out, because other editors may have moved the value meanwhile.
 */
export function fromDraft(
  draft: ValueDraft,
  { key, screen, value }: { key: TaxonomyKey; screen: ValueScreen; value: { sortOrder: string | number } | null },
): { ok: true; fields: Record<string, unknown> } | { ok: false; errors: Record<string, string> } {
  const { name, slug, description, icon, imageUrl, color, isFeatured } = draft;
  if (screen === "metadata") return { ok: true, fields: { name, slug, description } };
  const errors: Record<string, string> = {};
  const sortOrder = draft.sortOrder.trim() === "" ? DEFAULT_SORT_ORDER : Number(draft.sortOrder);
  if (!Number.isSafeInteger(sortOrder)) errors.sortOrder = "Please enter a whole number";
  const fields: Record<string, unknown> = { name, slug, description, icon, imageUrl, color, isFeatured };
  if (value === null || Number(value.sortOrder) !== sortOrder) fields.sortOrder = sortOrder;
  const extra = TAXONOMY_EXTRAS[key];
  if (extra === "seasonal") fields.isSeasonal = draft.isSeasonal;
  if (extra === "priceRange") {
    for (const [field, text] of [["minPriceCents", draft.minPrice] as const, ["maxPriceCents", draft.maxPrice] as const]) {
      fields[field] = cents(text);
      if (Number.isNaN(fields[field])) errors[field] = "Please enter an amount such as 25 or 19.99";
    }
    fields.currency = CURRENCY;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, fields };
}

/** Returns the prefix of the localStorage keys of all drafts of a screen's taxonomy. */
export function valueDraftKeyPrefix(taxonomy: TaxonomyKey, screen: ValueScreen): string {
  return `presently:${screen}-draft:${taxonomy}:`;
}

/** Returns the localStorage key of the draft of one value; `id` is null for a new one. */
export function valueDraftKey(taxonomy: TaxonomyKey, screen: ValueScreen, id: string | null): string {
  return valueDraftKeyPrefix(taxonomy, screen) + (id ?? "new");
}
