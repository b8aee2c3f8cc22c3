import { useContext, useEffect, useEffectEvent } from "react";
import { IDLE_NAVIGATION, UNSAFE_DataRouterContext as DataRouterContext, useNavigate } from "react-router";
import { keepWay, takeWay } from "./interrupted-way.ts";

/**
 * Goes on to where a link led: React Router loads a page that was opened before an update of the site anew when the script of the next page is
 * gone, but does not follow the link.
 */
export function useInterruptedWay(): void {
  const router = useContext(DataRouterContext)?.router;
  const navigate = useNavigate();
  const leave = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    // The state that `useNavigation` returns is rendered in a transition, and a busy page may be left before that.
    const { state, location, formMethod = "GET" } = router?.state.navigation ?? IDLE_NAVIGATION;
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
