/** A value of a taxonomy with the fields that editors see. Prices are in US cents; the extras are null where the taxonomy has none. */
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
  /** The version increases with every change by an editor. */
  version: number;
  /** The number of gifts that carry the value. */
  giftCount: number;
}

/** The fields of a value that an editor can set; fields that are left out do not change. An empty `slug` is derived from the name. */
export type ValueFields = Partial<
  Pick<
    TaxonomyValue,
    "description" | "icon" | "imageUrl" | "color" | "sortOrder" | "isFeatured" | "minPriceCents" | "maxPriceCents" | "slug"
  >
> & { name: string; isSeasonal?: boolean | undefined };
