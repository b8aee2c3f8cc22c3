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

/** What the fields are called where they are named outside of the form. */
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

/** A field's value. */
export function valueOf(form: GiftForm, field: GiftField): string | boolean | string[] {
  return isTaxonomy(field) ? form.categories[field] : form[field as keyof Omit<GiftForm, "categories">];
}

/** The form with one field taken from another one. */
export function withFieldOf(form: GiftForm, field: GiftField, other: GiftForm): GiftForm {
  return isTaxonomy(field)
    ? { ...form, categories: { ...form.categories, [field]: other.categories[field] } }
    : { ...form, [field]: other[field as keyof GiftForm] };
}

function isSame(one: GiftForm, other: GiftForm, field: GiftField): boolean {
  const [a, b] = [valueOf(one, field), valueOf(other, field)];
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((id) => b.includes(id));
  if (field === "price" && a !== "" && b !== "") return Number(a) === Number(b);
  return a === b;
}

/** The fields in which two forms differ; the order of chosen values is no difference. */
export function differingFields(one: GiftForm, other: GiftForm): GiftField[] {
  return GIFT_FIELDS.filter((field) => !isSame(one, other, field));
}

/**
 * Two editors changed one gift: what each field should be until somebody says otherwise. What only one of them touched is his; what both
 * touched differently is a question, and mine until it is answered.
 */
export function mergeForms(
  base: GiftForm,
  mine: GiftForm,
  theirs: GiftForm,
): { merged: GiftForm; differing: GiftField[]; disputed: GiftField[] } {
  const differing = differingFields(mine, theirs);
  const disputed = differing.filter((field) => !isSame(base, mine, field) && !isSame(base, theirs, field));
  const merged = differing.filter((field) => isSame(base, mine, field)).reduce((form, field) => withFieldOf(form, field, theirs), mine);
  return { merged, differing, disputed };
}

/** A value for the eye: categories by their names. */
export function describeValue(form: GiftForm, field: GiftField, options: GiftFormOptions["categories"]): string {
  const value = valueOf(form, field);
  if (Array.isArray(value)) {
    const known = options[field as TaxonomyKey];
    return value.map((id) => known.find((option) => option.id === id)?.name ?? "a value that is gone").join(", ");
  }
  return typeof value === "boolean" ? (value ? "Yes" : "No") : value;
}

/** The tier that a gift gets by its price when none is chosen. */
export function tierForPrice(price: string, tiers: GiftFormOptions["tiers"]): string | null {
  const dollars = Number(price.replace(/^\$\s*/, "").replaceAll(",", ""));
  return Number.isFinite(dollars) && dollars > 0 ? (findPriceTier(tiers, dollars)?.id ?? null) : null;
}
