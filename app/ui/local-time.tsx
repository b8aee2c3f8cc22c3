import { useSyncExternalStore } from "react";
import { useSiteClock } from "./site-clock.tsx";

const neverChanges = () => () => undefined;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the day with which the reader's weeks begin, as `Date` counts them: 0 is Sunday. */
export function firstDayOfWeek(): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(navigator.language);
  // Browsers that do not know the reader's weeks show American ones.
  return ((locale.getWeekInfo?.().firstDay ?? 7) % 7) as ReturnType<typeof firstDayOfWeek>;
}

/** Formats a moment in the site's time zone; each format is made once, as a long list has many moments. */
function formatOnServer(date: Date, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone });
  formats.set(timeZone, format);
  return `${format.format(date)} ${timeZone.replaceAll("_", " ")}`;
}

/** A date and time in the browser's time zone and in the reader's own form. The server's HTML, where that is unknown, shows that of the site and says so. */
export function LocalTime({ date }: { date: Date }) {
  const { timeZone } = useSiteClock();
  const text = useSyncExternalStore(
    neverChanges,
    () => new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(date),
    () => formatOnServer(date, timeZone),
  );
  return <time dateTime={date.toISOString()}>{text}</time>;
}
