import { pictureOfGift } from "#app/features/still-lifes/still-address.ts";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { findAllCategories } from "./all-categories.queries.server.ts";
import { cleanName } from "./gift-tags.ts";
import { namesOnCard } from "./named-categories.ts";
import { showPrice } from "./prices.queries.server.ts";
import type { CardFacts, GiftCard } from "./types.ts";

/** A gift that has been read already. */
interface KnownGift extends Pick<GiftCard, "id" | "slug" | "name" | "inStock" | "isFeatured"> {
  card: CardFacts | null;
}

/** Returns the cards of gifts that have been read already, with the names that their categories have now. */
export async function listKnownGiftCards(gifts: readonly KnownGift[]): Promise<GiftCard[]> {
  if (gifts.length === 0) return [];
  const [{ byCode }, { timeZone }] = await Promise.all([findAllCategories(), findSettings()]);
  return gifts.flatMap(({ id, slug, name, inStock, isFeatured, card }) => {
    if (card === null) return [];
    return [
      {
        id,
        slug,
        name: cleanName(name),
        image: pictureOfGift({ id, name, image: card.image }),
        inStock,
        isFeatured,
        ...showPrice(card.price, timeZone),
        ...namesOnCard(card.codes.flatMap((code) => byCode.get(code) ?? [])),
      },
    ];
  });
}
