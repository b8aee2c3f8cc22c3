import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { PendingAdmin } from "#app/features/accounts/components/pending-admin.tsx";
import { PendingPage } from "#app/features/catalogue/components/pending-page.tsx";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { readRouteError } from "#app/site/route-error.ts";
import { SiteFrame } from "#app/site/site-frame.tsx";
import { loadOrReload } from "#app/ui/client/load-or-reload.ts";
import type { Route } from "./+types/layout";

/** Loaded on demand, since few pages need it. */
const RouteErrorPage = lazy(async () => ({ default: (await loadOrReload(() => import("#app/site/route-error-page.tsx"))).RouteErrorPage }));

/** Every page has a title of its own; this one is for the error pages. */
export function meta({ error, matches, location }: Route.MetaArgs) {
  if (!error) return [];
  const { status, title } = readRouteError(error);
  return describePage(siteOf(matches), {
    title: status === 404 ? "Page Not Found" : title,
    description: "We couldn’t show this page.",
    path: location.pathname,
    noindex: true,
  });
}

export default function SiteLayout() {
  return (
    <SiteFrame>
      <PendingAdmin>
        <PendingPage>
          <Outlet />
        </PendingPage>
      </PendingAdmin>
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <Suspense>
        <RouteErrorPage error={error} />
      </Suspense>
    </SiteFrame>
  );
}
