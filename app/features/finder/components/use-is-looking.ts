import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { resultKeyOf } from "../links.rules.ts";
import { FINDER_PATH } from "../screen.constants.ts";

/** What comes sooner than this needs no word about it: it would only flash. */
const PATIENCE_MS = 120;

/** True while other gifts have been looked for long enough to say so; opening and closing one gift is no search. */
export function useIsLooking(): boolean {
  const here = useLocation();
  const { location: target, formMethod } = useNavigation();
  const [isSlow, setIsSlow] = useState(false);
  const isUnderway =
    target?.pathname === FINDER_PATH &&
    (formMethod === "POST" || here.pathname !== FINDER_PATH || resultKeyOf(target.search) !== resultKeyOf(here.search));

  useEffect(() => {
    if (!isUnderway) return;
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isUnderway]);

  return isUnderway && isSlow;
}
