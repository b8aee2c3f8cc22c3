import { useEffect } from "react";
import { useLocation } from "react-router";
import { noteOpenPage } from "./open-page.ts";

const whenIdle = (work: () => void) => ("requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work, 1000));

/** Registers the service worker, which has a page of ours for when there is no connection (decision 0059), and notes what is open. */
export function useOfflinePage(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    noteOpenPage({ pathname, search }, document.title);
  }, [pathname, search]);
  useEffect(() => {
    // A browser without it, or with it forbidden, shows a page of its own.
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    whenIdle(() => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined));
  }, []);
}
