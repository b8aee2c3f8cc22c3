import { flag, list, nullable, number, object, optional, type Shape, text } from "#app/platform/answers/shapes.ts";
import type { ShownGift } from "./components/gift-card.tsx";

/** A gift card within an answer. */
export const shownGift: Shape<ShownGift> = object({
  id: text,
  name: text,
  image: nullable(text),
  inStock: flag,
  priceCents: nullable(number),
  priceTier: nullable(text),
  badges: list(text),
  priceAsOf: optional(nullable(text)),
});
