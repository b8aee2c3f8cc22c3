import { centsIn, CURRENCY, type Money } from "#app/platform/money.ts";
import { MAX_QUANTITY } from "./constants.ts";
import type { BasketGift, BasketItem, BasketTotals, BudgetVerdict } from "./basket-types.ts";

type Items = readonly BasketItem[];

/**
 * Adds one more of a gift. A gift that is in the basket already stays in its place; its name, price and picture are replaced by the new
 * ones.
 */
export function addGift(items: Items, gift: BasketGift): Items {
  const known = items.find((item) => item.id === gift.id);
  if (known === undefined) return [...items, { ...gift, quantity: 1 }];
  const changed = { ...gift, quantity: Math.min(known.quantity + 1, MAX_QUANTITY) };
  return items.map((item) => (item.id === gift.id ? changed : item));
}

/** Removes a gift in all its pieces. */
export function removeGift(items: Items, id: string): Items {
  return items.filter((item) => item.id !== id);
}

/** Puts a removed item back in its place. An item that has been added again in the meantime stays unchanged. */
export function restoreBasketItem(items: Items, item: BasketItem, position: number): Items {
  return items.some(({ id }) => id === item.id) ? items : items.toSpliced(position, 0, item);
}

/** Sets the quantity of a gift, between 1 and the most that a basket takes. A number that is not whole changes nothing. */
export function changeQuantity(items: Items, id: string, quantity: number): Items {
  if (!Number.isInteger(quantity)) return items;
  const allowed = Math.min(Math.max(quantity, 1), MAX_QUANTITY);
  return items.map((item) => (item.id === id ? { ...item, quantity: allowed } : item));
}

/** Adds a basket up in the shop's currency. */
export function sumBasket(items: Items): BasketTotals {
  const totals = { count: 0, priceCents: 0, currency: CURRENCY, unpricedCount: 0 };
  for (const { priceCents: ownCents, currency, quantity } of items) {
    const priceCents = centsIn(CURRENCY, ownCents, currency);
    totals.count += quantity;
    if (priceCents === null) totals.unpricedCount += quantity;
    else totals.priceCents += priceCents * quantity;
  }
  return totals;
}

/** Compares a total with a budget. Null for a budget of zero, of which no share can be computed, and for one in another currency. */
export function compareWithBudget(
  { priceCents, currency }: Pick<BasketTotals, "priceCents" | "currency">,
  budget: Money | null,
): BudgetVerdict | null {
  const budgetCents = budget === null ? null : centsIn(currency, budget.cents, budget.currency);
  if (budgetCents === null || budgetCents <= 0) return null;
  const left = budgetCents - priceCents;
  const kind = left > 0 ? "under" : left === 0 ? "spent" : "over";
  return { kind, differenceCents: Math.abs(left), currency, share: priceCents / budgetCents };
}
