import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { writeCsv } from "#app/features/catalogue/export.ts";
import { listUnmetSearches } from "#app/features/search/unmet-demand.queries.server.ts";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { readTodayIn } from "#app/platform/time-zones.ts";
import type { Route } from "./+types/insights-unmet";
import { MOST_EXPORTED, spanOf } from "./insight-ranges.ts";
import { listSeenRequests } from "./unmet-requests.server.ts";

/** GET /admin/insights/unmet.csv?days=&of=: the searches that found nothing, or the requests that found few gifts (`of=requests`). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const { days, timeZone } = spanOf(request, (await findSettings()).timeZone);
  const isOfRequests = new URL(request.url).searchParams.get("of") === "requests";
  const rows = isOfRequests
    ? [
        ["wishes", "limits", "asked", "asked_before", "found"],
        ...(await listSeenRequests(user, days, MOST_EXPORTED)).map(({ words, limits, count, before, found }) => [
          words.join(", "),
          limits.join(", "),
          String(count),
          String(before),
          String(found),
        ]),
      ]
    : [
        ["search", "times", "times_before"],
        ...(await listUnmetSearches(days, MOST_EXPORTED)).map(({ words, count, before }) => [words, String(count), String(before)]),
      ];
  return new Response(writeCsv(rows), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${isOfRequests ? "requests" : "searches"}-${readTodayIn(timeZone)}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
