import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { limitPageAge } from "#app/platform/request-scope.server.ts";
import { readTodayIn } from "#app/platform/time-zones.ts";
import { announcementOn, nextAnnouncementChange } from "./announcements.ts";
import { findCurrentLook } from "./current-look.queries.server.ts";
import { darkPaletteOf } from "./dark-palette.ts";
import { pageLookOf } from "./default-look.ts";
import { stylesheetOf } from "./stylesheet.server.ts";
import type { PageLook } from "./types.ts";

/** Returns what the page under way carries of the look; null stands for a site whose owner has changed nothing. */
export async function findPageLook(): Promise<PageLook | null> {
  const current = await findCurrentLook();
  if (current.version === 0) return null;
  const { timeZone } = await findSettings();
  const today = readTodayIn(timeZone);
  const { announcement } = current.look;
  const change = nextAnnouncementChange(today, announcement, timeZone);
  if (change !== null) limitPageAge(change);
  return {
    ...pageLookOf(current.look, stylesheetOf(current).address, darkPaletteOf(current.look.colors).paper),
    announcement: announcementOn(today, announcement),
  };
}
