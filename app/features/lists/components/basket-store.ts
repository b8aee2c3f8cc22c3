import { useSyncExternalStore } from "react";
import { addGift, changeQuantity, removeGift, restoreBasketItem } from "../basket.ts";
import type { Basket, BasketGift } from "../basket-types.ts";
import { handBasketOver, takeBasketOver } from "./basket-handover.ts";
import { hideBasketToast } from "./basket-toast.ts";

const EMPTY: Basket = { items: [], budgetText: "", openOn: null };

let basket = EMPTY;
const listeners = new Set<() => void>();

function change(next: Partial<Basket>) {
  basket = { ...basket, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The operations on the basket. They run in the browser only: on the server all visitors would share one basket. It is held in memory and
 * lost when the tab closes.
 */
export const basketCommands = {
  add: (gift: BasketGift) => change({ items: addGift(basket.items, gift) }),
  changeQuantity: (id: string, quantity: number) => change({ items: changeQuantity(basket.items, id, quantity) }),
  /** Removes a gift and returns the function that puts it back. */
  remove(id: string): () => void {
    const position = basket.items.findIndex((item) => item.id === id);
    const item = basket.items[position];
    change({ items: removeGift(basket.items, id) });
    return () => {
      if (item) change({ items: restoreBasketItem(basket.items, item, position) });
    };
  },
  setBudgetText: (budgetText: string) => change({ budgetText }),
  open() {
    hideBasketToast();
    change({ openOn: window.location.pathname });
  },
  close: () => change({ openOn: null }),
  /** Leaves the basket to the page that is loaded in place of this one. */
  handOver() {
    if (basket !== EMPTY) handBasketOver(basket);
  },
  /** Goes on with the basket that the page before has left. */
  takeOver() {
    const left = takeBasketOver();
    if (left !== null && basket === EMPTY) change(left);
  },
};

/** Returns the current basket; an empty one on the server. */
export function useBasket(): Basket {
  return useSyncExternalStore(
    subscribe,
    () => basket,
    () => EMPTY,
  );
}
