import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

const IN_UTC = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** Returns the day with which the reader's weeks begin, as `Date` counts them: 0 is Sunday. */
export function firstDayOfWeek(): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(navigator.language);
  // Browsers that do not know the reader's weeks show American ones.
  return ((locale.getWeekInfo?.().firstDay ?? 7) % 7) as ReturnType<typeof firstDayOfWeek>;
}

/** A date and time in the browser's time zone and in the reader's own form. The server's HTML, where that is unknown, shows UTC and says so. */
export function LocalTime({ date }: { date: Date }) {
  const text = useSyncExternalStore(
    neverChanges,
    () => new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(date),
    () => `${IN_UTC.format(date)} UTC`,
  );
  return <time dateTime={date.toISOString()}>{text}</time>;
}
