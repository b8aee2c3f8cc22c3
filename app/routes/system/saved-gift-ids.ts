import { requireUser } from "#app/features/accounts/policy.server.ts";
import { listSavedGiftIds } from "#app/features/lists/saved.queries.server.ts";
import type { Route } from "./+types/saved-gift-ids";

/** GET /saved-gift-ids: which hearts are full. Asked once by the browser, so that pages stay the same for everybody. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = await requireUser(request, context);
  return Response.json({ giftIds: await listSavedGiftIds(id) });
}
