import { flag, list, nullable, number, object, oneOf, optional, type Shape, text } from "#app/platform/answers/shapes.ts";
import { CURRENCY } from "#app/platform/money.ts";
import type { ShownGift } from "./components/gift-card.tsx";

/** A gift card within an answer. */
export const shownGift: Shape<ShownGift> = object({
  id: text,
  name: text,
  image: nullable(text),
  inStock: flag,
  priceCents: nullable(number),
  currency: oneOf(CURRENCY),
  priceTier: nullable(text),
  badges: list(text),
  priceAsOf: optional(nullable(text)),
  priceRange: optional(nullable(text)),
});
