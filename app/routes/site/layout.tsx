import { Outlet } from "react-router";
import { PendingAdmin } from "#app/features/accounts/components/pending-admin.tsx";
import { PendingPage } from "#app/features/catalogue/components/pending-page.tsx";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { readRouteError } from "#app/site/route-error.ts";
import { RouteErrorPage } from "#app/site/route-error-page.tsx";
import { SiteFrame } from "#app/site/site-frame.tsx";
import type { Route } from "./+types/layout";

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
      <RouteErrorPage error={error} />
    </SiteFrame>
  );
}
