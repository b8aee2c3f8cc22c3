import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { handBasketOver, takeBasketOver } from "./basket-handover.ts";

const mug = { id: "mug", name: "Blue mug", priceCents: 1850, currency: CURRENCY, image: null, quantity: 2 };
const BASKET = { items: [mug], budgetText: "50.", openOn: "/gifts/blue-mug" };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a basket is taken over as it was left, and once: it is in memory only afterwards", () => {
  expect(takeBasketOver()).toBeNull();
  handBasketOver(BASKET);
  expect(takeBasketOver()).toEqual(BASKET);
  expect(takeBasketOver()).toBeNull();
  expect(stored.size).toBe(0);
});

test("what another release has left is taken as far as it is understood", () => {
  const lamp = { id: "lamp", name: "Brass lamp", price: "64.00", quantity: 1 };
  const { currency: _currency, ...mugOfBefore } = mug;
  const left = {
    items: [{ ...mugOfBefore, color: "blue" }, lamp, { ...mug, id: "tasse", currency: "EUR" }, { ...mug, quantity: 0 }, { ...mug, id: 7 }],
    of: "another release",
  };
  stored.set("presently.basket", JSON.stringify(left));
  expect(takeBasketOver()).toEqual({
    items: [
      mug,
      { id: "lamp", name: "Brass lamp", priceCents: null, currency: CURRENCY, image: null, quantity: 1 },
      { ...mug, id: "tasse", priceCents: null },
    ],
    budgetText: "",
    openOn: null,
  });
});

test.each(["nonsense", "7", "null", "{}", '{"items":[null]}'])("%s is no basket, and breaks nothing", (text) => {
  stored.set("presently.basket", text);
  expect(takeBasketOver()).toBeNull();
});

test("a browser that stores nothing loses the basket and no more", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(() => handBasketOver(BASKET)).not.toThrow();
  expect(takeBasketOver()).toBeNull();
});
