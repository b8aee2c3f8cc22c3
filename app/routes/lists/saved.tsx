import { pictureOfGift } from "#app/features/still-lifes/still-address.ts";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { listGiftCards } from "#app/features/catalogue/gifts.queries.server.ts";
import { shownOnCard } from "#app/features/catalogue/gift-tags.ts";
import { type SavedCard, SavedGiftsScreen } from "#app/features/lists/components/saved-gifts-screen.tsx";
import { SAVED_PER_PAGE } from "#app/features/lists/constants.ts";
import { listSavedGifts, type SavedGift } from "#app/features/lists/saved.queries.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/saved";
import { readPageNumber } from "#app/platform/page-number.ts";

/** Returns the card of a gift that is not in the catalogue. */
function externalCard({ key, title, image: own, priceCents, currency }: SavedGift): SavedCard["card"] {
  const image = pictureOfGift({ id: key, name: title, image: own });
  return { id: key, name: title, image, priceCents, currency, inStock: true, priceTier: null, badges: [] };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const page = readPageNumber(new URL(request.url).searchParams);
  const saved = await listSavedGifts(user.id, { page, pageSize: SAVED_PER_PAGE });
  if (saved.gifts.length === 0 && page > 1) throwPageError(404);
  const cards = new Map((await listGiftCards(saved.gifts.map(({ giftId }) => giftId ?? ""))).map((card) => [card.id, shownOnCard(card)]));
  const gifts = saved.gifts.map((gift): SavedCard => {
    const { giftId, url, lists } = gift;
    return { card: cards.get(giftId ?? "") ?? externalCard(gift), giftId, url, lists };
  });
  return { gifts, total: saved.total, page, pageCount: Math.ceil(saved.total / SAVED_PER_PAGE) };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "Saved Gifts",
    description: "Every gift on any of your lists.",
    path: "/saved-gifts",
    noindex: true,
  });
}

export default function SavedGiftsPage({ loaderData }: Route.ComponentProps) {
  return <SavedGiftsScreen {...loaderData} />;
}
