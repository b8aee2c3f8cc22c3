import { useEffect, useEffectEvent, useState } from "react";

/**
 * What `load` brings, once `isWanted`; null until then. For parts of a page that most readers never open. If it cannot be loaded (offline),
 * `onFailure` hears of it and the next wish tries again. `load` must be the same function each time.
 */
export function useLoaded<T>(load: () => Promise<T>, isWanted: boolean, onFailure: () => void): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  const tellFailure = useEffectEvent(onFailure);

  useEffect(() => {
    if (!isWanted || loaded) return;
    let isStale = false;
    load().then(
      (value) => {
        if (!isStale) setLoaded({ value });
      },
      () => {
        if (!isStale) tellFailure();
      },
    );
    return () => {
      isStale = true;
    };
  }, [isWanted, loaded, load]);

  return loaded?.value ?? null;
}
