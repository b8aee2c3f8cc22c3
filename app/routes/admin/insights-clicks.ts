import { countClicksByDay } from "#app/features/affiliate/clicks.queries.server.ts";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { readTodayIn } from "#app/platform/time-zones.ts";
import type { Route } from "./+types/insights-clicks";
import { spanOf } from "./insight-ranges.ts";

/** GET /admin/insights/clicks.csv?days=&zone=: the clicks to the store of each day, with those of the day as long before. */
export async function loader({ request }: Route.LoaderArgs) {
  const span = spanOf(request, (await findSettings()).timeZone);
  const lines = (await countClicksByDay(span)).map(({ day, clicks, before }) => `${day},${clicks},${before}`);
  return new Response(["day,clicks,clicks_before", ...lines, ""].join("\r\n"), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="clicks-${readTodayIn(span.timeZone)}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
