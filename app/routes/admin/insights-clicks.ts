import { countClicksByDay } from "#app/features/affiliate/clicks.queries.server.ts";
import { readToday } from "#app/platform/days.ts";
import type { Route } from "./+types/insights-clicks";
import { rangeOf } from "./insight-ranges.ts";

/** GET /admin/insights/clicks.csv?days=: the clicks to the store of each day, with those of the day as long before. */
export async function loader({ request }: Route.LoaderArgs) {
  const days = await countClicksByDay(rangeOf(request));
  const lines = days.map(({ day, clicks, before }) => `${day},${clicks},${before}`);
  return new Response(["day,clicks,clicks_before", ...lines, ""].join("\r\n"), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="clicks-${readToday()}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
