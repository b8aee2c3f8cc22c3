import { differingFields as differingFieldsOf, mergeForms as mergeFormsOf, type FormShape, type Merge } from "#app/ui/saving/merge.ts";
import { CURRENCY, MAX_PRICE_DIGITS, parseMoney } from "#app/platform/money.ts";
import { FORM_FIELDS } from "../gift-fields.ts";
import { findPriceTier } from "../price-tiers.ts";
import { TAXONOMIES, type TaxonomyKey } from "../taxonomies.ts";
import type { GiftFormField, GiftForm } from "./gift-form.ts";
import type { GiftFormOptions } from "./opened-gift.ts";

/** The specification's labels of the taxonomies that the form does not call by their plural. */
const OWN_LABELS: Partial<Record<TaxonomyKey, string>> = {
  personality: "Personality Tags",
  seasonal: "Seasonal Tags",
  priceTier: "Price Tier",
};
const TAXONOMY_LABELS = Object.fromEntries(
  TAXONOMIES.map(({ key, plural }) => [key, OWN_LABELS[key] ?? plural.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())]),
);

/** The names of the fields where they are mentioned outside of the form. */
export const GIFT_FIELD_NAMES = {
  ...Object.fromEntries(FORM_FIELDS.map(({ key, label }) => [key, label])),
  ...TAXONOMY_LABELS,
} as Record<GiftFormField, string>;

/** Every field of the form. */
const ALL_FIELDS = Object.keys(GIFT_FIELD_NAMES) as GiftFormField[];

function isTaxonomy(field: GiftFormField): field is TaxonomyKey {
  return field in TAXONOMY_LABELS;
}

export function valueOf(form: GiftForm, field: GiftFormField): string | boolean | string[] {
  return isTaxonomy(field) ? form.categories[field] : form[field as keyof Omit<GiftForm, "categories">];
}

/** Returns the form with one field taken from another form. */
export function withFieldOf(form: GiftForm, field: GiftFormField, other: GiftForm): GiftForm {
  return isTaxonomy(field)
    ? { ...form, categories: { ...form.categories, [field]: other.categories[field] } }
    : { ...form, [field]: other[field as keyof GiftForm] };
}

function isSame(one: GiftForm, other: GiftForm, field: GiftFormField): boolean {
  const [a, b] = [valueOf(one, field), valueOf(other, field)];
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((id) => b.includes(id));
  if (a === b) return true;
  if (field !== "price") return false;
  const [cents, others] = [String(a), String(b)].map((text) => parseMoney(text, MAX_PRICE_DIGITS));
  return cents !== null && cents === others;
}

const SHAPE: FormShape<GiftForm, GiftFormField> = { fields: ALL_FIELDS, isSame, withFieldOf };

/** Returns the fields in which two forms differ; the order of chosen values does not matter. */
export function differingFields(one: GiftForm, other: GiftForm): GiftFormField[] {
  return differingFieldsOf(SHAPE, one, other);
}

/** Merges the forms of two editors: each field gets its proposed value, and fields that both have changed are disputed. */
export function mergeForms(base: GiftForm, mine: GiftForm, theirs: GiftForm): Merge<GiftForm, GiftFormField> {
  return mergeFormsOf(SHAPE, { base, mine, theirs });
}

/** Returns a field's value as readable text, with categories by their names and moments as `writeMoment` has them. */
export function describeValue(
  form: GiftForm,
  field: GiftFormField,
  options: GiftFormOptions["categories"],
  writeMoment: (moment: string) => string,
): string {
  const value = valueOf(form, field);
  if (Array.isArray(value)) {
    const known = options[field as TaxonomyKey];
    return value.map((id) => known.find((option) => option.id === id)?.name ?? "a deleted value").join(", ");
  }
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return kindOf(field) === "moment" ? writeMoment(value) : choiceLabel(field, value);
}

const kindOf = (field: GiftFormField) => FORM_FIELDS.find(({ key }) => key === field)?.kind;

/** Returns the name of a chosen value, as the form shows it; another field's value stays. */
export function choiceLabel(field: GiftFormField, value: string): string {
  const known = FORM_FIELDS.find(({ key }) => key === field);
  return known?.kind === "choice" ? (known.choices[value] ?? value) : value;
}

/** Returns the id of the tier that follows from the price when none is chosen, or null. */
export function tierForPrice(price: string, tiers: GiftFormOptions["tiers"]): string | null {
  const cents = parseMoney(price, MAX_PRICE_DIGITS);
  return cents !== null && cents > 0 ? (findPriceTier(tiers, { cents, currency: CURRENCY })?.id ?? null) : null;
}

/** Returns a gift as the audit log records it: categories by their names, under their taxonomies' names. */
export function toAuditFields({ categories, ...plain }: GiftForm, options: GiftFormOptions["categories"]): Record<string, unknown> {
  const named = TAXONOMIES.map(({ key, plural }) => [
    plural,
    categories[key].map((id) => options[key].find((option) => option.id === id)?.name ?? id).sort(),
  ]);
  const given = Object.entries(plain).map(([field, value]) => [field, value === "" ? null : value]);
  return Object.fromEntries([...given, ...named.filter(([, names]) => (names as string[]).length > 0)]) as Record<string, unknown>;
}
