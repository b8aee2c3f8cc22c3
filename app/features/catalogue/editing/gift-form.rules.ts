import { differingFields as differingFieldsOf, type FormShape, type Merge, mergeForms as mergeFormsOf } from "#app/ui/saving/merge.ts";
import { MAX_PRICE_DIGITS, parsePriceCents } from "../money.rules.ts";
import { findPriceTier } from "../price-tiers.rules.ts";
import { TAXONOMIES, type TaxonomyKey } from "../taxonomies.ts";
import type { GiftField, GiftForm } from "./gift-form.schema.ts";
import type { GiftFormOptions } from "./gift-form.types.ts";

const PLAIN_FIELDS = [
  "name",
  "slug",
  "description",
  "price",
  "image",
  "affiliateUrl",
  "brandName",
  "shippingDays",
  "inStock",
  "isFeatured",
  "isTrending",
  "gender",
] as const satisfies (keyof GiftForm)[];

/** Every field of the form, in its order. */
export const GIFT_FIELDS: readonly GiftField[] = [...PLAIN_FIELDS, ...TAXONOMIES.map(({ key }) => key)];

/** The names of the fields where they are mentioned outside of the form. */
export const GIFT_FIELD_NAMES: Record<GiftField, string> = {
  name: "Product Name",
  slug: "Product Slug",
  description: "Description",
  price: "Price",
  image: "Image URL",
  affiliateUrl: "Affiliate URL",
  brandName: "Brand Name",
  shippingDays: "Shipping Days",
  inStock: "In Stock",
  isFeatured: "Featured",
  isTrending: "Trending",
  gender: "For",
  giftType: "Gift Types",
  recipient: "Recipients",
  occasion: "Occasions",
  interest: "Interests",
  theme: "Themes",
  personality: "Personality Tags",
  seasonal: "Seasonal Tags",
  ecoLabel: "Eco Labels",
  useCase: "Use Cases",
  ageRange: "Age Ranges",
  priceTier: "Price Tier",
};

function isTaxonomy(field: GiftField): field is TaxonomyKey {
  return !(PLAIN_FIELDS as readonly string[]).includes(field);
}

export function valueOf(form: GiftForm, field: GiftField): string | boolean | string[] {
  return isTaxonomy(field) ? form.categories[field] : form[field as keyof Omit<GiftForm, "categories">];
}

/** Returns the form with one field taken from another form. */
export function withFieldOf(form: GiftForm, field: GiftField, other: GiftForm): GiftForm {
  return isTaxonomy(field)
    ? { ...form, categories: { ...form.categories, [field]: other.categories[field] } }
    : { ...form, [field]: other[field as keyof GiftForm] };
}

function isSame(one: GiftForm, other: GiftForm, field: GiftField): boolean {
  const [a, b] = [valueOf(one, field), valueOf(other, field)];
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((id) => b.includes(id));
  if (a === b) return true;
  if (field !== "price") return false;
  const [cents, others] = [String(a), String(b)].map((text) => parsePriceCents(text, MAX_PRICE_DIGITS));
  return cents !== null && cents === others;
}

const SHAPE: FormShape<GiftForm, GiftField> = { fields: GIFT_FIELDS, isSame, withFieldOf };

/** Returns the fields in which two forms differ; the order of chosen values does not matter. */
export function differingFields(one: GiftForm, other: GiftForm): GiftField[] {
  return differingFieldsOf(SHAPE, one, other);
}

/** Merges the forms of two editors: each field gets its proposed value, and fields that both have changed are disputed. */
export function mergeForms(base: GiftForm, mine: GiftForm, theirs: GiftForm): Merge<GiftForm, GiftField> {
  return mergeFormsOf(SHAPE, { base, mine, theirs });
}

/** Returns a field's value as readable text, with categories by their names. */
export function describeValue(form: GiftForm, field: GiftField, options: GiftFormOptions["categories"]): string {
  const value = valueOf(form, field);
  if (Array.isArray(value)) {
    const known = options[field as TaxonomyKey];
    return value.map((id) => known.find((option) => option.id === id)?.name ?? "a value that is gone").join(", ");
  }
  return typeof value === "boolean" ? (value ? "Yes" : "No") : value;
}

/** Returns the id of the tier that follows from the price when none is chosen, or null. */
export function tierForPrice(price: string, tiers: GiftFormOptions["tiers"]): string | null {
  const cents = parsePriceCents(price, MAX_PRICE_DIGITS);
  return cents !== null && cents > 0 ? (findPriceTier(tiers, cents / 100)?.id ?? null) : null;
}
