import { CURRENCY } from "#app/platform/money.ts";
import { MAX_QUANTITY } from "../constants.ts";
import type { Basket, BasketItem } from "../basket-types.ts";

const KEY = "presently.basket";

/**
 * Reads an item that another release may have left; null for anything else. Earlier releases left no currency, and a price that is not in the
 * shop's counts as unknown.
 */
function readItem(value: unknown): BasketItem | null {
  const { id, name, priceCents, currency = CURRENCY, image, quantity } = value as Record<string, unknown>;
  if (typeof id !== "string" || typeof name !== "string") return null;
  if (typeof quantity !== "number" || !Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) return null;
  return {
    id,
    name,
    priceCents: currency === CURRENCY && typeof priceCents === "number" && Number.isInteger(priceCents) ? priceCents : null,
    currency: CURRENCY,
    image: typeof image === "string" ? image : null,
    quantity,
  };
}

/** Leaves a basket to the next page of this tab. Where the browser stores nothing, it is lost. */
export function handBasketOver(basket: Basket): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(basket));
  } catch {
    // Storage may be full or forbidden.
  }
}

/** Removes and returns the basket that the page before has left; null where there is none. */
export function takeBasketOver(): Basket | null {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    sessionStorage.removeItem(KEY);
    if (typeof left !== "object" || left === null) return null;
    const { items, budgetText, openOn } = left as Record<string, unknown>;
    if (!Array.isArray(items)) return null;
    return {
      items: items.map(readItem).filter((item) => item !== null),
      budgetText: typeof budgetText === "string" ? budgetText : "",
      openOn: typeof openOn === "string" ? openOn : null,
    };
  } catch {
    return null;
  }
}
