import type { ListHead, ListItem } from "./list.types.ts";

/**
 * An item as it travels to the browser: its fields in an order in which the last ones are mostly as usual, and then left out. With
 * their names, those of 500 items are a third of a page and of the time that it takes.
 */
export type PackedItem = readonly (string | number | boolean | null)[];

const USUAL = { image: null, priceCents: null, shippingDays: null, note: "", url: null, quantity: 1, splitGoalCents: null, inStock: true };
const NAMES = Object.keys(USUAL) as (keyof typeof USUAL)[];

/** Packs an item; unpackItem gives it back. */
export function packItem(item: ListItem): PackedItem {
  const count = NAMES.findLastIndex((name) => item[name] !== USUAL[name]) + 1;
  return [item.id, item.title, item.giftId, ...NAMES.slice(0, count).map((name) => item[name])];
}

/** An item as packItem was given it. */
export function unpackItem([id, title, giftId, ...rest]: PackedItem): ListItem {
  const fields = Object.fromEntries(rest.map((value, index) => [NAMES[index], value]));
  return { ...USUAL, id, title, giftId, ...fields } as ListItem;
}

/** A list with its items packed. */
export function packList<List extends ListHead & { items: readonly ListItem[] }>({ items, ...head }: List) {
  return { ...head, items: items.map(packItem) };
}

/** A list as packList was given it. */
export function unpackList<List extends ListHead & { items: readonly PackedItem[] }>({ items, ...head }: List) {
  return { ...head, items: items.map(unpackItem) };
}
