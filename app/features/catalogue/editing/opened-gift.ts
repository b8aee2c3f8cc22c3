import type { PriceTier } from "../price-tiers.ts";
import type { TaxonomyKey } from "../taxonomies.ts";
import type { GiftForm } from "./gift-form.ts";

/** A gift that was opened for editing, with its version at that time. */
export interface OpenedGift {
  id: string;
  version: number;
  form: GiftForm;
  updatedAt: Date;
}

/** A value of a taxonomy that can be chosen. */
export interface CategoryOption {
  id: string;
  name: string;
  slug: string;
  icon: string | null;
}

/** The options of the form's lists, and the price tiers. */
export interface GiftFormOptions {
  categories: Record<TaxonomyKey, CategoryOption[]>;
  tiers: PriceTier[];
}
