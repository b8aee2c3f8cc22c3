import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { AccessRequired } from "#app/features/accounts/components/access-required.tsx";
import { AdminRetry } from "#app/features/accounts/components/admin-retry.tsx";
import { CheckingPermissions } from "#app/features/accounts/components/checking-permissions.tsx";
import { requireRole } from "#app/features/accounts/policy.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { AdminFrame } from "#app/site/admin/admin-frame.tsx";
import { readRouteError } from "#app/site/route-error.ts";
import type { Route } from "./+types/layout";

const RouteErrorPage = lazy(async () => ({ default: (await import("#app/site/route-error-page.tsx")).RouteErrorPage }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { name, email } = await requireRole("admin", request, context);
  return { name, email };
}

/** Every screen asks for the right itself (A6), so a click needs no second answer; and a server that is away for a moment takes no open form along. */
export function shouldRevalidate() {
  return false;
}

/** Every screen says its own; this is the word of the error pages. */
export function meta({ error, matches, location }: Route.MetaArgs) {
  if (!error) return [];
  const { title } = readRouteError(error);
  return describePage(siteOf(matches), { title, description: "This page could not be shown.", path: location.pathname, noindex: true });
}

/** What stands around the screens of the admin area. The server lets nobody in without the role. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame admin={loaderData}>
      <CheckingPermissions />
      <Outlet />
    </AdminFrame>
  );
}

/** A signed-in person without the role gets the way to it, in place of what he asked for. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { status } = readRouteError(error);
  const page = (
    <Suspense>
      <RouteErrorPage error={error} />
    </Suspense>
  );
  return (
    <AdminFrame admin={status === 403 ? null : (loaderData ?? null)}>
      {status === 403 ? <AccessRequired /> : status >= 500 ? <AdminRetry>{page}</AdminRetry> : page}
    </AdminFrame>
  );
}
