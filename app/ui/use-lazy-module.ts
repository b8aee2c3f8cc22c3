import { useEffect, useEffectEvent, useState } from "react";

/**
 * Returns what `load` resolves to, once `isWanted` is true; null until then. It is for parts of a page that few readers open. Where loading
 * fails (offline), `onFailure` is called and the next request tries again. `load` must be a stable function.
 */
export function useLazyModule<T>(load: () => Promise<T>, isWanted: boolean, onFailure: () => void): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  const showFailure = useEffectEvent(onFailure);

  useEffect(() => {
    if (!isWanted || loaded) return;
    let isStale = false;
    load().then(
      (value) => {
        if (!isStale) setLoaded({ value });
      },
      () => {
        if (!isStale) showFailure();
      },
    );
    return () => {
      isStale = true;
    };
  }, [isWanted, loaded, load]);

  return loaded?.value ?? null;
}
