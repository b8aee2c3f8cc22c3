import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { listPath } from "#app/features/lists/links.ts";
import { findOwnList } from "#app/features/lists/lists.queries.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { calendarResponse } from "./calendar-response.server.ts";
import type { Route } from "./+types/calendar";

/** GET /gift-lists/{id}/occasion.ics: the occasion of the user's own list as a calendar file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const list = await findOwnList(user.id, params.list);
  return list === null ? throwPageError(404) : calendarResponse(list, listPath(list.id));
}
