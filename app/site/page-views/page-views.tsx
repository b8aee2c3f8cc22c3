import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useRootData } from "../root-data.ts";
import { isCountedPath } from "./counted-paths.ts";
import { asksNotToBeCounted, describePageView, originBefore } from "./page-view.ts";

/**
 * Counts the public pages that are read, where the site has a server for it. What is sent is written here and not by a script of that
 * server, so that nothing else can be.
 */
export function PageViews() {
  const { analytics = null } = useRootData();
  const { pathname } = useLocation();
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (analytics === null || last.current === pathname) return;
    const isFirst = last.current === null;
    last.current = pathname;
    if (!isCountedPath(pathname) || asksNotToBeCounted(navigator)) return;
    const { origin } = window.location;
    const cameFrom = isFirst ? originBefore(document.referrer, origin) : "";
    const { url, request } = describePageView(analytics, { origin, path: pathname, cameFrom });
    // A page view that finds nobody is lost; the reader is not to notice.
    void fetch(url, request).catch(() => undefined);
  }, [analytics, pathname]);
  return null;
}
