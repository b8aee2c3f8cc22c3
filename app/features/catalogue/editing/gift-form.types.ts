import type { PriceTier } from "../price-tiers.rules.ts";
import type { TaxonomyKey } from "../taxonomies.ts";
import type { GiftErrors, GiftForm } from "./gift-form.schema.ts";

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

/** The outcome of saving a gift. */
export type SaveOutcome =
  /** `foreignTag` is the tag that the link carried, which ours has replaced. */
  | { ok: true; id: string; slug: string; version: number; foreignTag?: string }
  | { ok: false; reason: "invalid"; errors: GiftErrors }
  /** Another editor saved the gift meanwhile, so nothing was written. `savedBy` is null where the log does not name the editor. */
  | { ok: false; reason: "conflict"; theirs: OpenedGift; savedBy: string | null }
  | { ok: false; reason: "gone" };
