import { giftChoicesAnswer, toGiftChoice } from "#app/features/catalogue/gift-choices.ts";
import { listGiftCards } from "#app/features/catalogue/gifts.queries.server.ts";
import { MAX_QUERY_LENGTH } from "#app/features/search/constants.ts";
import { searchGifts } from "#app/features/search/queries.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import type { Route } from "./+types/collection-gift-choices";

const MAX_CHOICES = 12;

/** GET /admin/collections/gift-choices?q=: gifts by name or category, for a collection. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get("q") ?? "").slice(0, MAX_QUERY_LENGTH);
  const { ids } = await searchGifts({ query, limit: MAX_CHOICES, isCounted: false });
  const gifts = (await listGiftCards(ids)).map(toGiftChoice);
  return answerJson(giftChoicesAnswer, { gifts }, { headers: { "cache-control": "private, no-store" } });
}
