import { type GiftField, TABLE_FIELDS } from "../gift-fields.ts";
import { TAXONOMIES, type TaxonomyKey } from "../taxonomies.ts";
import { GIFT_FIELD_NAMES } from "./gift-form-values.ts";

/** A column of the table that can be chosen. The gift's name and its actions are in every table. */
export type GiftColumn =
  | "image"
  | "price"
  | "status"
  | "added"
  | "updated"
  | (typeof TABLE_FIELDS)[number]["tableColumn"]["id"]
  | TaxonomyKey;

const headsOf = (wanted: (field: GiftField) => boolean) => TABLE_FIELDS.filter(wanted).map(({ tableColumn }) => tableColumn);

/** Every column that can be chosen, in the order in which the table has them. */
export const GIFT_COLUMNS: readonly { id: GiftColumn; head: string }[] = [
  { id: "image", head: "Image" },
  { id: "price", head: "Price" },
  { id: "giftType", head: "Categories" },
  ...TAXONOMIES.filter(({ key }) => key !== "giftType").map(({ key }) => ({ id: key, head: GIFT_FIELD_NAMES[key] })),
  { id: "status", head: "Status" },
  ...headsOf(({ isIdentity }) => isIdentity !== true),
  ...headsOf(({ isIdentity }) => isIdentity === true),
  { id: "added", head: "Added" },
  { id: "updated", head: "Updated" },
];

/** The columns of the specification, which a table has where nobody has chosen others. */
export const USUAL_COLUMNS: readonly GiftColumn[] = ["image", "price", "giftType", "status"];

/** Returns chosen columns in the table's order, each once; unknown ones are left out. */
export function orderColumns(chosen: readonly string[]): GiftColumn[] {
  return GIFT_COLUMNS.map(({ id }) => id).filter((id) => chosen.includes(id));
}

/** Returns the taxonomies whose values a table shows. */
export function taxonomiesOf(columns: readonly GiftColumn[]): TaxonomyKey[] {
  return TAXONOMIES.map(({ key }) => key).filter((key) => columns.includes(key));
}
