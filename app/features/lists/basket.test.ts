import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CURRENCY, type Currency } from "#app/platform/money.ts";
import { MAX_QUANTITY } from "./constants.ts";
import { addGift, changeQuantity, compareWithBudget, removeGift, restoreBasketItem, sumBasket } from "./basket.ts";
import type { BasketItem } from "./basket-types.ts";

const mug = { id: "mug", name: "Blue mug", priceCents: 1850, currency: CURRENCY, image: null };
const lamp = { id: "lamp", name: "Brass lamp", priceCents: 6400, currency: CURRENCY, image: "/media/lamp" };
const mystery = { id: "mystery", name: "Mystery box", priceCents: null, currency: CURRENCY, image: null };

describe("gathering gifts", () => {
  test("the same gift again is one more of it, in its place", () => {
    const items = [mug, lamp, mug].reduce(addGift, []);
    expect(items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ["mug", 2],
      ["lamp", 1],
    ]);
  });

  test("a gift seen again with another price takes that price", () => {
    expect(addGift(addGift([], mug), { ...mug, priceCents: 1500 })).toEqual([{ ...mug, priceCents: 1500, quantity: 2 }]);
  });

  test("there are never more than 99 of one gift, nor less than one", () => {
    let items: readonly BasketItem[] = [];
    for (let times = 0; times < MAX_QUANTITY + 5; times++) items = addGift(items, mug);
    expect(items[0]?.quantity).toBe(99);
    expect(changeQuantity(items, "mug", 1000)[0]?.quantity).toBe(99);
    expect(changeQuantity(items, "mug", -3)[0]?.quantity).toBe(1);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1.5])("a quantity of %d changes nothing", (quantity) => {
    const items = addGift([], mug);
    expect(changeQuantity(items, "mug", quantity)).toEqual(items);
  });

  test("a removed gift comes back where it was, with its quantity", () => {
    const items = changeQuantity([mug, lamp, mystery].reduce(addGift, []), "lamp", 4);
    const lampItem = items[1] as BasketItem;
    expect(restoreBasketItem(removeGift(items, "lamp"), lampItem, 1)).toEqual(items);
  });

  test("bringing back what is there again already does not double it", () => {
    const items = addGift([], mug);
    expect(restoreBasketItem(items, { ...mug, quantity: 7 }, 0)).toEqual(items);
  });
});

describe("adding up", () => {
  test("an empty basket is nothing", () => {
    expect(sumBasket([])).toEqual({ count: 0, priceCents: 0, currency: CURRENCY, unpricedCount: 0 });
  });

  test("totals of items and price; what has no price is counted apart", () => {
    const items = [
      { ...mug, quantity: 2 },
      { ...lamp, quantity: 1 },
      { ...mystery, quantity: 3 },
    ];
    expect(sumBasket(items)).toEqual({ count: 6, priceCents: 10_100, currency: CURRENCY, unpricedCount: 3 });
  });

  test("a price in another currency is counted apart like one that nobody knows", () => {
    const inEuros = { ...lamp, currency: "EUR" as string as Currency, quantity: 2 };
    expect(sumBasket([{ ...mug, quantity: 1 }, inEuros])).toEqual({ count: 3, priceCents: 1850, currency: CURRENCY, unpricedCount: 2 });
  });

  test("whatever is done to a basket, its count is the sum of its quantities and each gift stands in it once", () => {
    const gift = fc.constantFrom(mug, lamp, mystery);
    const step = fc.oneof(
      gift.map((each) => (items: readonly BasketItem[]) => addGift(items, each)),
      gift.map(
        ({ id }) =>
          (items: readonly BasketItem[]) =>
            removeGift(items, id),
      ),
      fc.tuple(gift, fc.integer()).map(
        ([{ id }, quantity]) =>
          (items: readonly BasketItem[]) =>
            changeQuantity(items, id, quantity),
      ),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const items = steps.reduce<readonly BasketItem[]>((before, run) => run(before), []);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        expect(sumBasket(items).count).toBe(items.reduce((sum, { quantity }) => sum + quantity, 0));
        expect(items.every(({ quantity }) => quantity >= 1 && quantity <= MAX_QUANTITY)).toBe(true);
      }),
    );
  });
});

describe("the budget", () => {
  test.each([
    [7500, 10_000, { kind: "under", differenceCents: 2500, share: 0.75 }],
    [10_000, 10_000, { kind: "spent", differenceCents: 0, share: 1 }],
    [12_500, 10_000, { kind: "over", differenceCents: 2500, share: 1.25 }],
    [0, 10_000, { kind: "under", differenceCents: 10_000, share: 0 }],
  ])("%i of %i cents", (priceCents, budgetCents, verdict) => {
    const [total, budget] = [
      { priceCents, currency: CURRENCY },
      { cents: budgetCents, currency: CURRENCY },
    ];
    expect(compareWithBudget(total, budget)).toEqual({ ...verdict, currency: CURRENCY });
  });

  test("no budget, one of nothing and one in another currency have no verdict", () => {
    const total = { priceCents: 500, currency: CURRENCY };
    expect(compareWithBudget(total, null)).toBeNull();
    expect(compareWithBudget(total, { cents: 0, currency: CURRENCY })).toBeNull();
    expect(compareWithBudget(total, { cents: 1000, currency: "EUR" as string as Currency })).toBeNull();
  });
});
