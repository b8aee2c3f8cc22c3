import { emptyValue, PUBLIC_FIELDS, type PublicGiftValues } from "#app/features/catalogue/gift-fields.ts";
import type { GiftDetail } from "#app/features/catalogue/types.ts";
import { CURRENCY } from "#app/platform/money.ts";

/** Returns a gift as its page shows it, with `traits` and nothing else. */
export function giftDetailOf(traits: Partial<GiftDetail> & Pick<GiftDetail, "name" | "slug">): GiftDetail {
  const empty = Object.fromEntries(PUBLIC_FIELDS.map((field) => [field.key, emptyValue(field)])) as unknown as PublicGiftValues;
  return {
    ...empty,
    id: "g1",
    priceCents: null,
    currency: CURRENCY,
    priceSource: "editor",
    priceCheckedAt: null,
    priceAsOf: null,
    updatedAt: new Date(0),
    tags: [],
    priceRange: null,
    shownImage: traits.image ?? "/media/stills-1/gift_sage_0",
    ...traits,
  };
}
