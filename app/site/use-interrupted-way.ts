import { useEffect, useEffectEvent } from "react";
import { useNavigate, useNavigation } from "react-router";
import { keepWay, takeWay } from "./interrupted-way.ts";

/**
 * Goes on to where a link led: React Router loads a page that was opened before an update of the site anew when the script of the next page is
 * gone, but does not follow the link.
 */
export function useInterruptedWay(): void {
  const { state, location, formMethod = "GET" } = useNavigation();
  const navigate = useNavigate();
  const leave = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted && state === "loading" && formMethod === "GET") keepWay(location.pathname + location.search + location.hash);
  });
  const goOn = useEffectEvent(() => {
    const to = takeWay();
    if (to !== null) void navigate(to);
  });
  useEffect(() => {
    goOn();
    const listen = (event: PageTransitionEvent) => leave(event);
    addEventListener("pagehide", listen);
    return () => removeEventListener("pagehide", listen);
  }, []);
}
