import { createContext, useContext } from "react";

/** By which clock and calendar the site goes. */
export interface SiteClock {
  /** The name of a time zone, such as "Europe/Berlin". */
  timeZone: string;
  /** The day that a week begins with; 0 is Sunday. Null where it is the one of the reader's own calendar. */
  weekStartsOn: 0 | 1 | 6 | null;
}

export const USUAL_CLOCK: SiteClock = { timeZone: "UTC", weekStartsOn: null };

const Clock = createContext(USUAL_CLOCK);

/** Gives the site's clock to the page within. */
export const SiteClockProvider = Clock.Provider;

export function useSiteClock(): SiteClock {
  return useContext(Clock);
}
