import { writeCalendar } from "#app/features/lists/calendar.ts";
import type { ListHead, ListItem } from "#app/features/lists/list-types.ts";
import { findToday } from "#app/features/settings/current-settings.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";

/** Returns a list's occasion as a calendar file; throws 404 for a list without one. `path` is the page of the list. */
export async function calendarResponse(list: ListHead & { items: ListItem[] }, path: string): Promise<Response> {
  const { occasionDate } = list;
  if (occasionDate === null) throwPageError(404);
  const { siteUrl } = config();
  const where = { url: siteUrl + path, host: new URL(siteUrl).hostname };
  const file = writeCalendar({ ...list, occasionDate }, { ...where, now: new Date(), today: await findToday() });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="occasion.ics"',
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
