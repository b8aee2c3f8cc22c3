import type { TaxonomyKey } from "./taxonomies.ts";

/** The fields that only the values of some taxonomies have. */
type TaxonomyExtra = "priceRange" | "seasonal";

export const TAXONOMY_EXTRAS: Partial<Record<TaxonomyKey, TaxonomyExtra>> = {
  priceTier: "priceRange",
  occasion: "seasonal",
};

export interface TaxonomyTab {
  key: TaxonomyKey;
  title: string;
}

/** The tabs of /admin/categories, in the specification's order and words. */
export const CATEGORY_TABS: readonly TaxonomyTab[] = [
  { key: "giftType", title: "Gift Types" },
  { key: "recipient", title: "Recipients" },
  { key: "occasion", title: "Occasions" },
  { key: "theme", title: "Themes" },
  { key: "priceTier", title: "Price Tiers" },
  { key: "personality", title: "Personality" },
  { key: "seasonal", title: "Seasonal" },
  { key: "ecoLabel", title: "Eco Labels" },
  { key: "useCase", title: "Use Cases" },
  { key: "ageRange", title: "Age Ranges" },
  { key: "interest", title: "Interests" },
];

/** The tabs of /admin/metadata. */
export const METADATA_TABS: readonly TaxonomyTab[] = [
  { key: "giftType", title: "Gift Types" },
  { key: "theme", title: "Themes" },
  { key: "recipient", title: "Recipients" },
  { key: "occasion", title: "Occasions" },
  { key: "personality", title: "Personality Tags" },
  { key: "ecoLabel", title: "Eco Labels" },
  { key: "useCase", title: "Use Cases" },
  { key: "priceTier", title: "Price Tiers" },
  { key: "ageRange", title: "Age Ranges" },
];

export const DEFAULT_SORT_ORDER = 100;

/** A removed or merged value can be restored for this long. */
export const REMOVED_VALUE_DAYS = 30;

/** The texts of both screens, from the specification. */
export const CATEGORY_ADMIN_TEXTS = {
  title: "Gift Category Management",
  subtitle: "The categories shoppers browse: names, icons, order, and extras",
  other: "Just fixing names, slugs, or descriptions? Metadata lists the same values in a table.",
  toOther: { label: "Open Metadata", to: "/admin/metadata" },
  empty: "No categories found",
  addFirst: "Add Your First Category",
  addTo: () => "Add New Category",
  editIn: () => "Edit Category",
  notLoaded: "Failed to load categories",
  signedOut: { title: "Authentication required", description: "You need to be logged in to perform this action.", type: "destructive" },
  denied: { title: "Permission denied", description: "You need admin privileges to manage categories.", type: "destructive" },
  nothingReturned: { created: "No data returned from category creation", updated: "No data returned from category update" },
  unexpected: "An unexpected error occurred",
  unreachable: "We can't reach the site right now. Please try again.",
  done: { create: "Category created", update: "Category updated", delete: "Category deleted" },
  /** The titles of error toasts; their text is the server's message, or `unexpected`. */
  failed: { create: "Failed to create category", update: "Failed to update category", delete: "Failed to delete category" },
} as const;

export const METADATA_TEXTS = {
  title: "Gift Metadata Management",
  subtitle: "Names, slugs, and descriptions of the values that describe gifts",
  other: "Icons, pictures, colors, and the order in which shoppers see these values are under Categories.",
  toOther: { label: "Open Categories", to: "/admin/categories" },
  addTo: (tab: string) => `Add ${tab}`,
  editIn: (tab: string) => `Edit ${tab}`,
  notLoaded: "Error fetching data",
  failed: "Error",
} as const;
