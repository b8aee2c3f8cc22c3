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

/** The basket of a tab. `budgetText` is the budget as typed, so that an incomplete amount is preserved too. */
export interface Basket {
  items: readonly BasketItem[];
  budgetText: string;
  /** The path of the page that the basket was opened on; on the next page it is closed. Null while it is closed. */
  openOn: string | null;
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
