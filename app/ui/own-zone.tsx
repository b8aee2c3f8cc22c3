import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSiteClock } from "./site-clock.tsx";

const neverChanges = () => () => undefined;
const readZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the time zone of the reader's browser; in the server's HTML, where that is unknown, the site's. */
export function useOwnZone(): string {
  const { timeZone } = useSiteClock();
  return useSyncExternalStore(neverChanges, readZone, () => timeZone);
}

/** Tells the server in which time zone the days of a form are meant. Without JavaScript it is empty, and they are meant in the site's. */
export function OwnZoneField() {
  const zone = useSyncExternalStore(neverChanges, readZone, () => "");
  return <input type="hidden" name="zone" value={zone} />;
}

/** Asks for a screen again, whose days are those of `shown`, where the reader's own time zone is another. */
export function useOwnDays(shown: string): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const zone = readZone();
    // An address that names a zone already is not asked again: the server may not know the reader's.
    if (zone === shown || query.has("zone")) return;
    query.set("zone", zone);
    void navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search, shown]);
}
