import {
  countClicksByDay,
  countClicksByGiftType,
  countClicksByMarketplace,
  type CountedDays,
  listMostClickedGifts,
} from "#app/features/affiliate/clicks.queries.server.ts";
import type { ClicksByName } from "#app/features/affiliate/types.ts";
import { writeCsv } from "#app/features/catalogue/export.ts";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { readTodayIn } from "#app/platform/time-zones.ts";
import type { Route } from "./+types/insights-clicks";
import { MOST_EXPORTED, spanOf } from "./insight-ranges.ts";

const named = (head: string, counted: readonly ClicksByName[]) => [
  [head, "clicks", "clicks_before"],
  ...counted.map(({ name, clicks, before }) => [name, String(clicks), String(before)]),
];

async function readRows(by: string | null, span: CountedDays): Promise<string[][]> {
  switch (by) {
    case "marketplace":
      return named("marketplace", await countClicksByMarketplace(span));
    case "category":
      return named("category", await countClicksByGiftType(span, MOST_EXPORTED));
    case "gift":
      return named("gift", await listMostClickedGifts(span, MOST_EXPORTED));
    default:
      return [
        ["day", "clicks", "clicks_before"],
        ...(await countClicksByDay(span)).map(({ day, clicks, before }) => [day, String(clicks), String(before)]),
      ];
  }
}

/**
 * GET /admin/insights/clicks.csv?days=&zone=&by=: the clicks to the store of each day or by marketplace, category or gift, each with those of
 * the time before.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const span = spanOf(request, (await findSettings()).timeZone);
  const rows = await readRows(new URL(request.url).searchParams.get("by"), span);
  return new Response(writeCsv(rows), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="clicks-${readTodayIn(span.timeZone)}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
