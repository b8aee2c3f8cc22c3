import type { CountedDays } from "#app/features/affiliate/clicks.queries.server.ts";
import { zoneOf } from "#app/platform/time-zones.ts";

/** The numbers of days over which insights are counted, and the one that is shown first. */
export const RANGES = [7, 30, 90] as const;
const USUAL_RANGE = 30;
/** More rows than a spreadsheet is read for. */
export const MOST_EXPORTED = 10_000;

/** Returns the days that a request asks for, or the usual number of them: those of the time zone that it names, or of the site's. */
export function spanOf(request: Request, siteZone: string): CountedDays {
  const address = new URL(request.url);
  const asked = Number(address.searchParams.get("days"));
  return { days: RANGES.find((range) => range === asked) ?? USUAL_RANGE, timeZone: zoneOf(address, siteZone) };
}
