import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

const IN_UTC = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** A date and time in the browser's time zone. The server's HTML, where that is unknown, shows UTC and says so. */
export function LocalTime({ date }: { date: Date }) {
  const text = useSyncExternalStore(
    neverChanges,
    () => new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }).format(date),
    () => `${IN_UTC.format(date)} UTC`,
  );
  return <time dateTime={date.toISOString()}>{text}</time>;
}
