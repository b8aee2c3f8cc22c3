import { config } from "#app/platform/config.server.ts";
import type { RouteHandle } from "#app/platform/page-cache/page-policy.ts";

export const handle = { publicPage: { query: [] } } satisfies RouteHandle;

/** Crawlers find nothing useful under these paths; access to private pages is controlled elsewhere. */
const CLOSED = [
  "/search",
  "/api/",
  "/auth",
  "/admin",
  "/profile",
  "/gift-lists",
  "/saved-gifts",
  "/session",
  "/clicks",
  "/marketplace",
  "/*.data$",
];

export function loader() {
  const lines = ["User-agent: *", ...CLOSED.map((path) => `Disallow: ${path}`), "", `Sitemap: ${config().siteUrl}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
