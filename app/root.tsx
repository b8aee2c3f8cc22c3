import stylesheetUrl from "./app.css?url";
import { useEffect, type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { findPageLook } from "#app/features/look/page-look.server.ts";
import { findSiteInfo } from "#app/features/look/site-names.queries.server.ts";
import { findFooterPages } from "#app/features/pages/pages.queries.server.ts";
import { BareErrorPage } from "#app/site/bare-error-page.tsx";
import type { RootData } from "#app/site/use-look.ts";
import { LookHead } from "#app/site/look-head.tsx";
import { useInterruptedWay } from "#app/site/use-interrupted-way.ts";
import type { Route } from "./+types/root";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: stylesheetUrl },
  { rel: "manifest", href: "/site.webmanifest" },
];

export async function loader(): Promise<RootData> {
  const [site, look, footerPages] = await Promise.all([findSiteInfo(), findPageLook(), findFooterPages()]);
  return { site, look, footerPages };
}

/**
 * Prevents revalidation: an open page keeps the look that it came with, and a failure on the way to the next page is that page's failure, not
 * the frame's.
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
        <Meta />
        <Links />
        <LookHead />
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
