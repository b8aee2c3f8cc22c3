import { valueOrNull } from "#app/platform/answers/shapes.ts";
import { formatMoney } from "#app/platform/money.ts";
import { describeJson, jsonShape } from "#app/ui/saving/json-fields.ts";
import { collectionForm } from "../../answers.ts";
import { COLLECTION_SORT_LABELS } from "../../collection-page.ts";
import type { CollectionDocument, CollectionGift } from "../../types.ts";

export type CollectionFormValues = CollectionDocument & Record<string, unknown>;
export type CollectionField = keyof CollectionDocument;

/** What every group of the editor's fields gets. */
export interface CollectionFieldsProps {
  form: CollectionDocument;
  errors: Partial<Record<string, string>>;
  change: (values: Partial<CollectionDocument>) => void;
}

/** Names of the fields, such as where two editors have changed the same one. */
export const COLLECTION_FIELD_NAMES: Record<CollectionField, string> = {
  title: "Title",
  slug: "Slug",
  lead: "Opening sentence",
  story: "Text",
  image: "Picture",
  imageAlt: "What the picture shows",
  isByRule: "Found by a rule",
  values: "What the gifts have in common",
  without: "What to leave out",
  withoutWords: "Words not in the name",
  minPrice: "Price from",
  maxPrice: "Price up to",
  newWithinDays: "New within days",
  shipsWithinDays: "Ships within days",
  inStockOnly: "In stock only",
  sort: "Order",
  pinned: "Gifts chosen by hand",
  leftOut: "Gifts left out",
  state: "Shown to shoppers",
  shownFrom: "Shown from",
  shownUntil: "Shown until",
  seoTitle: "SEO title",
  metaDescription: "Meta description",
};

export const COLLECTION_FORM_SHAPE = jsonShape<CollectionFormValues, CollectionField>(
  Object.keys(COLLECTION_FIELD_NAMES) as CollectionField[],
);

/** Returns the collection that this browser has stored as a draft, or null. */
export function readCollectionDraft(value: unknown): CollectionFormValues | null {
  const draft = valueOrNull(collectionForm, value);
  return draft === null ? null : { ...draft };
}

/** Returns a field's value as text; `nameOf` names a gift by its id. */
export function describeCollectionField(form: CollectionFormValues, field: CollectionField, nameOf: (id: string) => string): string {
  if (field === "pinned" || field === "leftOut") return describeJson(form[field].map(nameOf));
  if (field === "sort") return COLLECTION_SORT_LABELS[form.sort];
  if (field === "state") return form.state === "shown" ? "Yes" : "No, a draft";
  return describeJson(form[field]);
}

/** Returns what the editor of a collection says of a gift beside its name. */
export function giftNote({ price, inStock }: CollectionGift): string {
  const cost = price === null ? "Price unknown" : formatMoney(price.cents, price.currency);
  return inStock ? cost : `${cost} · Out of stock`;
}

/** Gifts by their ids; of those that come twice, the last. */
export function giftsById(...lists: readonly (readonly CollectionGift[])[]): ReadonlyMap<string, CollectionGift> {
  return new Map(lists.flat().map((gift) => [gift.id, gift]));
}
