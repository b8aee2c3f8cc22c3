import {
  flag,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  type Shape,
  text,
  union,
  type ValueOf,
} from "#app/platform/answers/shapes.ts";
import { CURRENCY } from "#app/platform/money.ts";
import type { TaxonomyValue } from "./taxonomy-value.ts";

const value: Shape<TaxonomyValue> = object({
  id: text,
  name: text,
  slug: text,
  description: text,
  icon: nullable(text),
  imageUrl: nullable(text),
  color: nullable(text),
  sortOrder: number,
  isFeatured: flag,
  minPriceCents: nullable(number),
  maxPriceCents: nullable(number),
  currency: oneOf(CURRENCY),
  isSeasonal: nullable(flag),
  version: number,
  giftCount: number,
});

/**
 * The answer to a change. With `stale`, another editor (null where the log names none) has changed the value meanwhile, and `value` is its
 * current state.
 */
export const taxonomyAnswer = union(
  object({ ok: oneOf(true), value: optional(value) }),
  object({ ok: oneOf(false), reason: oneOf("not-found") }),
  object({ ok: oneOf(false), reason: oneOf("stale"), value, savedBy: nullable(text) }),
  object({ ok: oneOf(false), reason: oneOf("invalid"), errors: record(text) }),
);
export type TaxonomyAnswer = ValueOf<typeof taxonomyAnswer>;
