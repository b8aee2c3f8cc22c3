import stylesheetUrl from "./app.css?url";
import figtreeUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import frauncesUrl from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import { useEffect, type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { config } from "#app/platform/config.server.ts";
import type { SiteInfo } from "#app/platform/seo/page-meta.ts";
import { BareErrorPage } from "#app/site/bare-error-page.tsx";
import { useInterruptedWay } from "#app/site/use-interrupted-way.ts";
import type { Route } from "./+types/root";

export const links: Route.LinksFunction = () => [
  ...FONT_URLS.map((href) => ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const })),
  { rel: "stylesheet", href: stylesheetUrl },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function loader(): { site: SiteInfo } {
  const { siteName, siteUrl, siteTagline, contactEmail, affiliateDisclosure } = config();
  return { site: { name: siteName, url: siteUrl, tagline: siteTagline, contactEmail, affiliateDisclosure } };
}

/**
 * Prevents revalidation: the settings of a running site do not change, and a failure on the way to the next page is that page's failure,
 * not the frame's.
 */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF7F0" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useInterruptedWay();
  // Signals to styles and to browser automation that controls respond from here on.
  useEffect(() => {
    document.documentElement.dataset.interactive = "true";
  }, []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BareErrorPage error={error} />;
}

/** Hashed URLs of the two upright fonts, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const FONT_URLS = [figtreeUrl, frauncesUrl] as const;
