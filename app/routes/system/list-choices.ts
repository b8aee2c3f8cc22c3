import { requireUser } from "#app/features/accounts/policy.server.ts";
import { isUuid } from "#app/features/catalogue/rules.ts";
import { listChoices } from "#app/features/lists/lists.queries.server.ts";
import type { Route } from "./+types/list-choices";

/** GET /list-choices?gift={id}: the reader's lists, newest first, and on which of them the gift is. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = await requireUser(request, context);
  const giftId = new URL(request.url).searchParams.get("gift") ?? "";
  return Response.json({ lists: await listChoices(id, isUuid(giftId) ? giftId : null) });
}
