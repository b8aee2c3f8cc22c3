import { CURRENCY } from "#app/platform/money.ts";
import type { ListHead, ListItem } from "./list-types.ts";

/**
 * An item as it is sent to the browser: an array of its fields, ordered so that the last ones mostly have default values and are left out.
 * Field names of 500 items would take a third of a page and of the time to render it.
 */
export type ItemDto = readonly (string | number | boolean | null)[];

const DEFAULTS = {
  image: null,
  priceCents: null,
  shippingDays: null,
  note: "",
  url: null,
  quantity: 1,
  splitGoalCents: null,
  inStock: true,
  currency: CURRENCY,
};
const FIELD_NAMES = Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[];

/** Serializes an item; deserializeItem is the inverse. */
export function serializeItem(item: ListItem): ItemDto {
  const count = FIELD_NAMES.findLastIndex((name) => item[name] !== DEFAULTS[name]) + 1;
  return [item.id, item.title, item.giftId, ...FIELD_NAMES.slice(0, count).map((name) => item[name])];
}

/** Deserializes the result of serializeItem. */
export function deserializeItem([id, title, giftId, ...rest]: ItemDto): ListItem {
  const fields = Object.fromEntries(rest.map((value, index) => [FIELD_NAMES[index], value]));
  return { ...DEFAULTS, id, title, giftId, ...fields } as ListItem;
}

/** Serializes the items of a list. */
export function serializeList<List extends ListHead & { items: readonly ListItem[] }>({ items, ...head }: List) {
  return { ...head, items: items.map(serializeItem) };
}

/** Deserializes the result of serializeList. */
export function deserializeList<List extends ListHead & { items: readonly ItemDto[] }>({ items, ...head }: List) {
  return { ...head, items: items.map(deserializeItem) };
}
