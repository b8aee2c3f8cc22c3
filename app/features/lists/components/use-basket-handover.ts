import { useEffect, useEffectEvent } from "react";
import { useNavigation } from "react-router";
import { isLoadingItselfAnew } from "#app/ui/client/load-or-reload.ts";
import { basketCommands } from "./basket-store.ts";

/**
 * Takes the basket along where the page loads itself anew, as one does that was opened before an update of the site: for a part that is gone, or
 * (React Router) for the script of the page that a link leads to. Who reloads or closes the page empties the basket.
 */
export function useBasketHandover(): void {
  const isOnItsWay = useNavigation().state !== "idle";
  const leave = useEffectEvent((event: PageTransitionEvent) => {
    // A page that the browser keeps for "back" has its basket still.
    if (!event.persisted && (isOnItsWay || isLoadingItselfAnew())) basketCommands.handOver();
  });
  useEffect(() => {
    basketCommands.takeOver();
    const listen = (event: PageTransitionEvent) => leave(event);
    addEventListener("pagehide", listen);
    return () => removeEventListener("pagehide", listen);
  }, []);
}
