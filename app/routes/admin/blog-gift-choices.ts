import { giftChoicesAnswer } from "#app/features/catalogue/gift-choices.ts";
import { listGiftChoices } from "#app/features/blog/editor.queries.server.ts";
import { MAX_QUERY_LENGTH } from "#app/features/search/constants.ts";
import { searchGifts } from "#app/features/search/queries.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import type { Route } from "./+types/blog-gift-choices";

const MAX_CHOICES = 12;

/** GET /admin/blog/gift-choices?q=: gifts by name or category, for links in a post. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get("q") ?? "").slice(0, MAX_QUERY_LENGTH);
  const { ids } = await searchGifts({ query, limit: MAX_CHOICES, isCounted: false });
  return answerJson(giftChoicesAnswer, { gifts: await listGiftChoices(ids) }, { headers: { "cache-control": "private, no-store" } });
}
