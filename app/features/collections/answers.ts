import {
  flag,
  list,
  nullable,
  number,
  object,
  oneOf,
  record,
  type Shape,
  text,
  union,
  type ValueOf,
} from "#app/platform/answers/shapes.ts";
import { CURRENCY } from "#app/platform/money.ts";
import { COLLECTION_SORTS, COLLECTION_STATES } from "./constants.ts";
import type { CollectionCard, CollectionDocument, CollectionGift } from "./types.ts";

/** A collection as answers, versions and the drafts of a browser hold it. */
export const collectionForm: Shape<CollectionDocument> = object({
  title: text,
  slug: text,
  lead: text,
  story: text,
  image: text,
  imageAlt: text,
  isByRule: flag,
  values: record(list(text)),
  without: record(list(text)),
  withoutWords: text,
  minPrice: text,
  maxPrice: text,
  newWithinDays: text,
  shipsWithinDays: text,
  inStockOnly: flag,
  sort: oneOf(...COLLECTION_SORTS),
  pinned: list(text),
  leftOut: list(text),
  state: oneOf(...COLLECTION_STATES),
  shownFrom: text,
  shownUntil: text,
  seoTitle: text,
  metaDescription: text,
});

/** The answer to saving a collection. */
export const collectionSaveAnswer = union(
  object({ ok: oneOf(true), ref: text, version: number }),
  object({ ok: oneOf(false), reason: oneOf("invalid"), errors: record(text) }),
  object({ ok: oneOf(false), reason: oneOf("full") }),
  object({ ok: oneOf(false), reason: oneOf("gone") }),
  /** Another editor has saved first (`savedBy` is null where the log does not say who); `document` is what they saved. */
  object({ ok: oneOf(false), reason: oneOf("stale"), version: number, document: collectionForm, savedBy: nullable(text) }),
);
export type CollectionSaveAnswer = ValueOf<typeof collectionSaveAnswer>;

const gift: Shape<CollectionGift> = object({
  id: text,
  name: text,
  image: nullable(text),
  price: nullable(object({ cents: number, currency: oneOf(CURRENCY) })),
  inStock: flag,
  isShown: flag,
});

/** The answer of the editor's list of gifts. */
export const collectionMatchesAnswer = union(
  object({ ok: oneOf(true), gifts: list(gift), total: number, chosen: list(gift) }),
  object({ ok: oneOf(false), errors: record(text) }),
);
export type CollectionMatchesAnswer = ValueOf<typeof collectionMatchesAnswer>;

/** The answer to a file of collections. */
export const collectionsFileAnswer = union(
  object({ ok: oneOf(true), saved: number }),
  object({ ok: oneOf(false), faults: list(object({ line: number, column: text, reason: text })) }),
);

export const collectionCard: Shape<CollectionCard> = object({
  id: text,
  slug: text,
  title: text,
  lead: text,
  cover: list(text),
  gifts: number,
});

/** Collections that an editor of a post can insert. */
export const collectionChoicesAnswer = object({ collections: list(collectionCard) });
