import { findCurrentLook } from "#app/features/look/current-look.queries.server.ts";
import { headIconsOf } from "#app/features/look/pictures.ts";
import { findSiteNames } from "#app/features/look/site-names.queries.server.ts";
import { drawOfflinePage } from "#app/site/offline/offline-document.server.tsx";
import { writeServiceWorker } from "#app/site/offline/service-worker.server.ts";

/** What the worker itself may do: ask this site. */
const POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'";

/** GET /service-worker.js: what browsers keep of the site for when there is no connection. */
export async function loader() {
  const [{ siteName }, { look }] = await Promise.all([findSiteNames(), findCurrentLook()]);
  const icon = headIconsOf(look.icon).tab.href;
  const page = drawOfflinePage({ siteName, colors: look.colors, icon });
  return new Response(writeServiceWorker({ ...page, icons: [icon] }), {
    headers: { "content-type": "text/javascript; charset=utf-8", "content-security-policy": POLICY },
  });
}
