import { config } from "#app/platform/config.server.ts";

/** GET /site.webmanifest: what a home screen needs to install the site. */
export function loader() {
  const { siteName, siteTagline } = config();
  const manifest = {
    name: siteName,
    short_name: siteName,
    description: siteTagline,
    start_url: "/",
    display: "browser",
    background_color: "#FBF7F0",
    theme_color: "#FBF7F0",
    icons: [
      {
        src: "/favicon.svg",
        type: "image/svg+xml",
        sizes: "any",
      },
      {
        src: "/icon-512.png",
        type: "image/png",
        sizes: "512x512",
      },
    ],
  };
  return Response.json(manifest, { headers: { "content-type": "application/manifest+json" } });
}
