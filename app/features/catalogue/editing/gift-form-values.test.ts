import { expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { describeValue, differingFields, mergeForms, tierForPrice, withFieldOf } from "./gift-form-values.ts";
import { emptyGiftForm, type GiftForm } from "./gift-form.ts";

const base: GiftForm = { ...emptyGiftForm(), name: "Mug", price: "24.50", description: "Clay" };

test("the order of chosen values and the way a price is written are no difference", () => {
  const one = { ...base, categories: { ...base.categories, theme: ["a", "b"] } };
  const other = { ...base, price: "24.5", categories: { ...base.categories, theme: ["b", "a"] } };
  expect(differingFields(one, other)).toEqual([]);
  expect(differingFields(base, { ...base, inStock: false, price: "" })).toEqual(["price", "inStock"]);
});

test("two editors: what one has touched is theirs, what both have touched is a question", () => {
  const mine = { ...base, name: "My Mug", price: "30.00" };
  const theirs = { ...base, name: "Their Mug", description: "Stoneware" };
  const { merged, differing, disputed } = mergeForms(base, mine, theirs);
  expect(differing).toEqual(["name", "description", "price"]);
  expect(disputed).toEqual(["name"]);
  expect(merged).toMatchObject({ name: "My Mug", price: "30.00", description: "Stoneware" });
  expect(withFieldOf(merged, "name", theirs).name).toBe("Their Mug");
});

test("values are told by their names, and moments as their reader has them", () => {
  const options = { ...emptyGiftForm().categories, theme: [{ id: "a", name: "Retro", slug: "retro", icon: null }] } as never;
  const describe = (form: GiftForm, field: Parameters<typeof describeValue>[1]) =>
    describeValue(form, field, options, (moment) => `the moment ${moment}`);
  expect(describe({ ...base, categories: { ...base.categories, theme: ["a", "b"] } }, "theme")).toBe("Retro, a deleted value");
  expect(describe(base, "inStock")).toBe("Yes");
  expect(describe({ ...base, shownFrom: "2026-12-01T08:00:00Z" }, "shownFrom")).toBe("the moment 2026-12-01T08:00:00Z");
});

test("the tier of a typed price", () => {
  const tiers = [
    { id: "low", minCents: null, maxCents: 2500, currency: CURRENCY },
    { id: "high", minCents: 2500, maxCents: null, currency: CURRENCY },
  ];
  expect([tierForPrice("24.99", tiers), tierForPrice("$1,000", tiers), tierForPrice("", tiers), tierForPrice("x", tiers)]).toEqual([
    "low",
    "high",
    null,
    null,
  ]);
});
