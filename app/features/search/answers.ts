import { flag, list, nullable, number, object, type Shape, text, type ValueOf } from "#app/platform/answers/shapes.ts";
import type { Correction } from "./types.ts";

const correction: Shape<Correction> = object({ text, replaces: flag });

/** The part of the answer from `GET /api/v1/search` that the dialog shows. Prices are in dollars; pictures are absolute URLs. */
export const searchAnswer = object({
  gifts: list(
    object({
      id: text,
      name: text,
      picture: text,
      price: nullable(number),
      priceTier: nullable(text),
      priceRange: nullable(text),
      inStock: flag,
    }),
  ),
  posts: list(object({ id: text, title: text, slug: text, excerpt: text })),
  categories: list(object({ id: text, type: text, name: text, slug: text, icon: nullable(text) })),
  collections: list(object({ id: text, title: text, slug: text })),
  correction: nullable(correction),
  isPartial: flag,
});
export type SearchAnswer = ValueOf<typeof searchAnswer>;
