import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { resultKeyOf } from "../results/links.ts";
import { FINDER_PATH } from "../results/screen-texts.ts";

/** Answers that arrive sooner show no indicator, which would only flash. */
const SLOW_AFTER_MS = 120;

/** True while a search has run long enough to show it; opening and closing one gift is no search. */
export function useIsSearching(): boolean {
  const here = useLocation();
  const { location: target, formMethod } = useNavigation();
  const [isSlow, setIsSlow] = useState(false);
  const isUnderway =
    target?.pathname === FINDER_PATH &&
    (formMethod === "POST" || here.pathname !== FINDER_PATH || resultKeyOf(target.search) !== resultKeyOf(here.search));

  useEffect(() => {
    if (!isUnderway) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isUnderway]);

  return isUnderway && isSlow;
}
