import type { Currency } from "#app/platform/money.ts";

/** A gift in the basket. `priceCents` is null where no price is known. */
export interface BasketGift {
  id: string;
  name: string;
  priceCents: number | null;
  currency: Currency;
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

/** Totals of a basket: pieces, the price of those whose price is known in its currency, and the other pieces. */
export interface BasketTotals {
  count: number;
  priceCents: number;
  currency: Currency;
  unpricedCount: number;
}

/** The comparison of a total with a budget. `differenceCents` is never negative; `share` is total ÷ budget. */
export interface BudgetVerdict {
  kind: "under" | "spent" | "over";
  differenceCents: number;
  currency: Currency;
  share: number;
}
