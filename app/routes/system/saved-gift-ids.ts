import { optionalUser } from "#app/features/accounts/policy.server.ts";
import { listSavedGiftIds } from "#app/features/lists/saved.queries.server.ts";
import type { Route } from "./+types/saved-gift-ids";

/**
 * GET /saved-gift-ids: which hearts are full. Asked once by the browser, so that pages stay the same for everybody. A page may ask while its
 * reader signs out in another tab; nobody has saved nothing.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await optionalUser(request, context);
  return Response.json({ giftIds: user === null ? [] : await listSavedGiftIds(user.id) });
}
