import { useEffect, useEffectEvent, useState } from "react";
import { loadOrReload } from "./client/load-or-reload.ts";

/**
 * Returns what `load` resolves to, once `isWanted` is true; null until then. It is for parts of a page that few readers open. Where loading
 * fails (offline), `onFailure` is called and the next request tries again; where the site was updated meanwhile, the page is loaded anew. With
 * null for `onFailure` the page does without. `load` must be a stable function.
 */
export function useLazyModule<T>(load: () => Promise<T>, isWanted: boolean, onFailure: (() => void) | null): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  const showFailure = useEffectEvent(() => onFailure?.());
  const isNeeded = onFailure !== null;

  useEffect(() => {
    if (!isWanted || loaded) return;
    let isStale = false;
    (isNeeded ? loadOrReload(load) : load()).then(
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
  }, [isWanted, loaded, load, isNeeded]);

  return loaded?.value ?? null;
}
