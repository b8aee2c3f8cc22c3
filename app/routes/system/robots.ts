import { config } from "#app/platform/config.server.ts";
import type { RouteHandle } from "#app/platform/page-cache/page-policy.ts";

export const handle = { publicPage: { query: [] } } satisfies RouteHandle;

/** Nothing in these is worth a crawler's visit; what must stay private is guarded elsewhere. */
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

/** GET /robots.txt */
export function loader() {
  const lines = ["User-agent: *", ...CLOSED.map((path) => `Disallow: ${path}`), "", `Sitemap: ${config().siteUrl}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
