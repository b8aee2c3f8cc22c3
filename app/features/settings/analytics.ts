import type { AnalyticsService, AnalyticsSettings } from "./types.ts";

/** Companies that run such a service for others: with them, visitors' addresses would go to a third party (P1). */
const HOSTED = /(?:^|\.)(?:plausible\.io|umami\.is|umami\.dev|matomo\.cloud|innocraft\.cloud|piwik\.pro)$/;
/** A name of the public DNS; addresses in figures end with a figure. */
const PUBLIC_NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/;
/** Nothing that means something in a Content-Security-Policy or needs an escape. */
const PLAIN_PATH = /^(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;

const ENDPOINTS: Readonly<Record<AnalyticsService, string>> = {
  plausible: "/api/event",
  umami: "/api/send",
  matomo: "/matomo.php",
};

const SITE_IDS: Readonly<Record<AnalyticsService, RegExp>> = {
  plausible: /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?:\/[a-z0-9._-]+)*$/,
  umami: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  matomo: /^[1-9][0-9]{0,9}$/,
};

/** Returns what is wrong with the address of such a server, or null. */
export function findAddressFault(typed: string): "no-address" | "hosted" | null {
  if (!typed.startsWith("https://") || !URL.canParse(typed)) return "no-address";
  const { hostname, origin, pathname } = new URL(typed);
  const path = pathname === "/" ? "" : pathname;
  if (!PUBLIC_NAME.test(hostname) || !PLAIN_PATH.test(path)) return "no-address";
  if (HOSTED.test(hostname)) return "hosted";
  // What the parser leaves out or writes anew (names, ports, dots, a question mark) is no part of such an address.
  return typed === origin + path ? null : "no-address";
}

/** True for what the service can call a site. */
export function isSiteId(service: AnalyticsService, siteId: string): boolean {
  return SITE_IDS[service].test(siteId);
}

/** Returns the one address that page views are sent to. */
export function collectorOf({ service, address }: Pick<AnalyticsSettings, "service" | "address">): string {
  return address + ENDPOINTS[service];
}
