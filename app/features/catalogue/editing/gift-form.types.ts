import type { PriceTier } from "../price-tiers.rules.ts";
import type { TaxonomyKey } from "../taxonomies.ts";
import type { GiftErrors, GiftForm } from "./gift-form.schema.ts";

/** A gift that was opened for editing, with the version that it had then. */
export interface OpenedGift {
  id: string;
  version: number;
  form: GiftForm;
  updatedAt: Date;
}

/** A value to choose. */
export interface CategoryOption {
  id: string;
  name: string;
  slug: string;
  icon: string | null;
}

/** Everything that the form's lists offer. */
export interface GiftFormOptions {
  categories: Record<TaxonomyKey, CategoryOption[]>;
  tiers: PriceTier[];
}

/** What came of saving a gift. */
export type SaveOutcome =
  | { ok: true; id: string; slug: string; version: number }
  | { ok: false; reason: "invalid"; errors: GiftErrors }
  /** Somebody else saved it meanwhile: nothing was written. `savedBy` is null where the log does not say. */
  | { ok: false; reason: "conflict"; theirs: OpenedGift; savedBy: string | null }
  | { ok: false; reason: "gone" };
