import { sharedListPath } from "#app/features/lists/links.ts";
import { findSharedList } from "#app/features/lists/lists.queries.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { calendarResponse } from "./calendar-response.server.ts";
import type { Route } from "./+types/visitor-calendar";

/** GET /l/{token}/occasion.ics: the occasion of a shared list as a calendar file. */
export async function loader({ params }: Route.LoaderArgs) {
  const list = await findSharedList(params.token);
  return list === null ? throwPageError(404) : calendarResponse(list, sharedListPath(params.token));
}
