import { optionalUser } from "#app/features/accounts/require-user.server.ts";
import { savedGiftsAnswer } from "#app/features/lists/answers.ts";
import { listSavedGiftIds } from "#app/features/lists/saved.queries.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import type { Route } from "./+types/saved-gift-ids";

/**
 * GET /saved-gift-ids: the gifts whose hearts are filled. The browser fetches them once, so that pages stay the same for all visitors. The
 * list is empty without a session, since the user may have signed out in another tab.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await optionalUser(request, context);
  return answerJson(savedGiftsAnswer, { giftIds: user === null ? [] : await listSavedGiftIds(user.id) });
}
