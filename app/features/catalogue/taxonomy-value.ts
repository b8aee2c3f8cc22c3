import type { Currency } from "#app/platform/money.ts";
import { foldText } from "#app/ui/option-search.ts";

/** A value of a taxonomy with the fields that editors see. The extras are null where the taxonomy has none. */
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
  currency: Currency;
  isSeasonal: boolean | null;
  /** The version increases with every change by an editor. */
  version: number;
  /** The number of gifts that carry the value. */
  giftCount: number;
}

/** A value that was deleted or merged, and can be brought back. */
export interface RemovedValue {
  id: string;
  name: string;
  removedAt: Date;
  /** The name of the value that it was merged into; null where it was deleted, and where that one is gone too. */
  mergedInto: string | null;
}

/** The fields of a value that an editor can set; fields that are left out do not change. An empty `slug` is derived from the name. */
export type ValueFields = Partial<
  Pick<
    TaxonomyValue,
    "description" | "icon" | "imageUrl" | "color" | "sortOrder" | "isFeatured" | "minPriceCents" | "maxPriceCents" | "currency" | "slug"
  >
> & { name: string; isSeasonal?: boolean | undefined };

/** Returns the values that have all typed words in their name, slug or description, ignoring accents and case; their order stays. */
export function findValues<Value extends Pick<TaxonomyValue, "name" | "slug" | "description">>(
  values: readonly Value[],
  typed: string,
): Value[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return values.filter(({ name, slug, description }) => {
    const text = foldText(`${name}\n${slug}\n${description}`);
    return words.every((word) => text.includes(word));
  });
}
