import fc from "fast-check";
import { expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import type { ListItem } from "./list-types.ts";
import { serializeItem, deserializeItem } from "./list-dto.ts";

const nullable = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const items: fc.Arbitrary<ListItem> = fc.record({
  id: fc.uuid(),
  giftId: nullable(fc.uuid()),
  title: fc.string(),
  url: nullable(fc.webUrl()),
  image: nullable(fc.string()),
  priceCents: nullable(fc.nat()),
  inStock: fc.boolean(),
  shippingDays: nullable(fc.nat()),
  note: fc.string(),
  quantity: fc.integer({ min: 1, max: 99 }),
  splitGoalCents: nullable(fc.nat()),
  currency: fc.constant(CURRENCY),
});

test("an item comes out as it was serialized", () => {
  fc.assert(
    fc.property(items, (item) => {
      expect(deserializeItem(serializeItem(item))).toEqual(item);
    }),
  );
});

test("what is as usual is not sent", () => {
  const usual: ListItem = {
    id: "1",
    giftId: "2",
    title: "Bell",
    url: null,
    image: "/media/bell",
    priceCents: 1900,
    inStock: true,
    shippingDays: null,
    note: "",
    quantity: 1,
    splitGoalCents: null,
    currency: CURRENCY,
  };
  expect(serializeItem(usual)).toEqual(["1", "Bell", "2", "/media/bell", 1900]);
});
