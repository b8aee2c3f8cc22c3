import { list, nullable, object, type Shape, text } from "#app/platform/answers/shapes.ts";
import type { GiftCard } from "./types.ts";

/** A gift that an editor can choose. */
export interface GiftChoice {
  id: string;
  slug: string;
  name: string;
  image: string | null;
  /** Name of a category, such as "Home Decor". */
  category: string | null;
}

export function toGiftChoice({ id, slug, name, image, badges }: GiftCard): GiftChoice {
  return { id, slug, name, image, category: badges[0] ?? null };
}

export const giftChoiceShape: Shape<GiftChoice> = object({
  id: text,
  slug: text,
  name: text,
  image: nullable(text),
  category: nullable(text),
});
export const giftChoicesAnswer = object({ gifts: list(giftChoiceShape) });
