import { addDays } from "#app/platform/days.ts";
import { startOfDay } from "#app/platform/time-zones.ts";
import type { SiteAnnouncement } from "./types.ts";

/** Returns the announcement if it stands on this day, or null. */
export function announcementOn(day: string, announcement: SiteAnnouncement | null): SiteAnnouncement | null {
  if (announcement === null) return null;
  const { from, until } = announcement;
  return (from === null || from <= day) && (until === null || day <= until) ? announcement : null;
}

/** Returns the moment at which the announcement comes or goes next, after this day of the time zone has begun; null where it does not. */
export function nextAnnouncementChange(day: string, announcement: SiteAnnouncement | null, timeZone: string): Date | null {
  if (announcement === null) return null;
  const { from, until } = announcement;
  const [next] = [from, until === null ? null : addDays(until, 1)].filter((change) => change !== null && change > day).sort();
  return next ? startOfDay(timeZone, next) : null;
}
