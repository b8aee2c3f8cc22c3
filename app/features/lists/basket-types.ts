/** A gift in the basket. `priceCents` is in US cents, null where no price is known. */
export interface BasketGift {
  id: string;
  name: string;
  priceCents: number | null;
  image: string | null;
}

export interface BasketItem extends BasketGift {
  quantity: number;
}

/** Totals of a basket: pieces, US cents of those with a known price, and pieces without one. */
export interface BasketTotals {
  count: number;
  priceCents: number;
  unpricedCount: number;
}

/** The comparison of a total with a budget. `differenceCents` is never negative; `share` is total ÷ budget. */
export interface BudgetVerdict {
  kind: "under" | "spent" | "over";
  differenceCents: number;
  share: number;
}
