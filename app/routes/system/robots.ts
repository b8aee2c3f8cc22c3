import { config } from "#app/platform/config.server.ts";

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
