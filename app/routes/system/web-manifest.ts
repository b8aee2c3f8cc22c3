import { findCurrentLook } from "#app/features/look/current-look.queries.server.ts";
import { manifestIconsOf } from "#app/features/look/pictures.ts";
import { findSiteNames } from "#app/features/look/site-names.queries.server.ts";

/** GET /site.webmanifest: what a home screen needs to install the site. */
export async function loader() {
  const [{ siteName, siteTagline }, { look }] = await Promise.all([findSiteNames(), findCurrentLook()]);
  const manifest = {
    name: siteName,
    short_name: siteName,
    description: siteTagline,
    start_url: "/",
    display: "browser",
    background_color: look.colors.ground,
    theme_color: look.colors.ground,
    icons: manifestIconsOf(look.icon),
  };
  return Response.json(manifest, { headers: { "content-type": "application/manifest+json" } });
}
