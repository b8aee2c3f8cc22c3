import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

const IN_UTC = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** A moment in the reader's own time zone; in server HTML, which knows none, in UTC and saying so. */
export function LocalTime({ date }: { date: Date }) {
  const text = useSyncExternalStore(
    neverChanges,
    () => new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }).format(date),
    () => `${IN_UTC.format(date)} UTC`,
  );
  return <time dateTime={date.toISOString()}>{text}</time>;
}
