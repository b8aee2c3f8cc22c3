import { collectorOf } from "#app/features/settings/analytics.ts";
import type { AnalyticsService, AnalyticsSettings } from "#app/features/settings/types.ts";

/** All that is told of somebody who reads a page. */
export interface PageView {
  /** The site's own origin. */
  origin: string;
  /** The path alone: what somebody looks for stands behind it. */
  path: string;
  /** The origin of the site that the reader came from, or an empty text. */
  cameFrom: string;
}

/** The form in which each service takes a page view; none of them is told of a cookie or of the reader's screen. */
const BODIES: Readonly<Record<AnalyticsService, (siteId: string, view: PageView) => Pick<RequestInit, "body" | "headers" | "mode">>> = {
  plausible: (siteId, { origin, path, cameFrom }) => ({
    mode: "no-cors",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify({ name: "pageview", url: origin + path, domain: siteId, referrer: cameFrom === "" ? null : cameFrom }),
  }),
  umami: (siteId, { origin, path, cameFrom }) => ({
    mode: "cors",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      type: "event",
      payload: { website: siteId, hostname: new URL(origin).hostname, url: path, referrer: cameFrom },
    }),
  }),
  matomo: (siteId, { origin, path, cameFrom }) => ({
    mode: "no-cors",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ idsite: siteId, rec: "1", apiv: "1", send_image: "0", url: origin + path, urlref: cameFrom }).toString(),
  }),
};

/** Returns the request that counts a page view. It carries no cookie, and of the page that is read the origin alone. */
export function describePageView(analytics: AnalyticsSettings, view: PageView): { url: string; request: RequestInit } {
  const request = { method: "POST", credentials: "omit", keepalive: true, referrerPolicy: "origin" } as const;
  return { url: collectorOf(analytics), request: { ...request, ...BODIES[analytics.service](analytics.siteId, view) } };
}

/** Returns the origin of the page before, where it is another site; an empty text otherwise. */
export function originBefore(referrer: string, ownOrigin: string): string {
  if (!URL.canParse(referrer)) return "";
  const { origin, protocol } = new URL(referrer);
  return origin === ownOrigin || !/^https?:$/.test(protocol) ? "" : `${origin}/`;
}

/** True where the browser asks, in one way or the other, that nobody follow its reader. */
export function asksNotToBeCounted({
  doNotTrack,
  globalPrivacyControl,
}: {
  doNotTrack?: unknown;
  globalPrivacyControl?: unknown;
}): boolean {
  return globalPrivacyControl === true || doNotTrack === "1" || doNotTrack === "yes";
}
