import stylesheetUrl from "./app.css?url";
import { useEffect, type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { findPageLook } from "#app/features/look/page-look.server.ts";
import { findSiteInfo } from "#app/features/look/site-names.queries.server.ts";
import { COLLECTIONS_PATH } from "#app/features/collections/addresses.ts";
import { hasCollections } from "#app/features/collections/shown-collections.queries.server.ts";
import { COLLECTION_TEXTS } from "#app/features/collections/texts.ts";
import { findPageLinks } from "#app/features/pages/pages.queries.server.ts";
import { collectorOf } from "#app/features/settings/analytics.ts";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import type { SiteSettings } from "#app/features/settings/types.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { BareErrorPage } from "#app/site/bare-error-page.tsx";
import { LookHead } from "#app/site/look-head.tsx";
import { keepPage } from "#app/site/keep-page.ts";
import { isCountedPath } from "#app/site/page-views/counted-paths.ts";
import { useOfflinePage } from "#app/site/offline/use-offline-page.ts";
import type { RootData } from "#app/site/root-data.ts";
import { useInterruptedWay } from "#app/site/use-interrupted-way.ts";
import { type SiteClock, SiteClockProvider, USUAL_CLOCK } from "#app/ui/site-clock.tsx";
import type { Route } from "./+types/root";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: stylesheetUrl },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

const WEEK_STARTS_ON = { reader: null, sunday: 0, monday: 1, saturday: 6 } as const;

const clockOf = ({ timeZone, weekStart }: SiteSettings): SiteClock => ({ timeZone, weekStartsOn: WEEK_STARTS_ON[weekStart] });

export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const [site, look, pageLinks, settings, isCollected] = await Promise.all([
    findSiteInfo(),
    findPageLook(),
    findPageLinks(),
    findSettings(),
    hasCollections(),
  ]);
  const footerExtras = isCollected ? [{ to: COLLECTIONS_PATH, label: COLLECTION_TEXTS.footer }] : [];
  const analytics = isCountedPath(new URL(request.url).pathname) ? settings.analytics : null;
  if (analytics !== null) context.get(requestInfoContext).connectsTo.add(collectorOf(analytics));
  return { site, clock: clockOf(settings), look, footerExtras, pageLinks, analytics };
}

/**
 * Prevents revalidation: an open page keeps the look that it came with, and a failure on the way to the next page is that page's failure, not
 * the frame's.
 */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const clock = useRouteLoaderData<Partial<RootData>>("root")?.clock ?? USUAL_CLOCK;
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
        <SiteClockProvider value={clock}>{children}</SiteClockProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useInterruptedWay();
  useOfflinePage();
  // Signals to styles and to browser automation that controls respond from here on.
  useEffect(() => {
    document.documentElement.dataset.interactive = "true";
  }, []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BareErrorPage error={error} />;
}
