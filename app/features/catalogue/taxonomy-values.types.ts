/** A value of a taxonomy as its editors see it. Prices are in US cents; the extras are null where the taxonomy has none. */
export interface TaxonomyValue {
  id: string;
  name: string;
  slug: string;
  description: string;
  icon: string | null;
  imageUrl: string | null;
  color: string | null;
  sortOrder: number;
  isFeatured: boolean;
  minPriceCents: number | null;
  maxPriceCents: number | null;
  isSeasonal: boolean | null;
  /** Raised with every change of an editor. */
  version: number;
  /** How many gifts carry it. */
  giftCount: number;
}

/** What an editor may say of a value; what is left out stays as it is. An empty `slug` is made from the name. */
export type ValueFields = Partial<
  Pick<
    TaxonomyValue,
    "description" | "icon" | "imageUrl" | "color" | "sortOrder" | "isFeatured" | "minPriceCents" | "maxPriceCents" | "slug"
  >
> & { name: string; isSeasonal?: boolean | undefined };

/** What came of a change. `stale`: somebody else was quicker, and this is what it is now. */
export type TaxonomyAnswer =
  | { ok: true; value?: TaxonomyValue }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "stale"; value: TaxonomyValue }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };
