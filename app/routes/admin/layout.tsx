import { lazy, Suspense } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { countAccessRequests } from "#app/features/accounts/access-requests.queries.server.ts";
import { AccessRequired } from "#app/features/accounts/components/access-required.tsx";
import { AdminRetry } from "#app/features/accounts/components/admin-retry.tsx";
import { CheckingPermissions } from "#app/features/accounts/components/use-entering-admin.tsx";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { findAmazonPricePolicy } from "#app/features/catalogue/amazon-prices.queries.server.ts";
import { AmazonPricesQuestion } from "#app/features/catalogue/editing/components/amazon-prices-question.tsx";
import { config } from "#app/platform/config.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { AdminFrame } from "#app/site/admin/admin-frame.tsx";
import { readRouteError } from "#app/site/route-error.ts";
import { loadOrReload } from "#app/ui/client/load-or-reload.ts";
import type { Route } from "./+types/layout";

const RouteErrorPage = lazy(async () => ({ default: (await loadOrReload(() => import("#app/site/route-error-page.tsx"))).RouteErrorPage }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { name, email } = await requireUser(request, context);
  const { amazonPrices, affiliateProgram } = config();
  // The question is asked once there is an affiliate tag, until it is answered.
  const asksForPrices = amazonPrices === null && Object.keys(affiliateProgram.tags).length > 0 && (await findAmazonPricePolicy()) === null;
  return { name, email, asksForPrices, openRequests: await countAccessRequests() };
}

/**
 * Every screen checks the role itself (A6), so a click needs no second check; and a short outage of the server does not close an open form.
 * Only a decision about a request, which is answered by a redirect, changes what the frame shows; what could not be sent has an answer.
 */
export function shouldRevalidate({ formAction, actionResult }: ShouldRevalidateFunctionArgs) {
  return actionResult === undefined && formAction?.startsWith("/admin/access-requests") === true;
}

/** Every screen has a title of its own; this one is for the error pages. */
export function meta({ error, matches, location }: Route.MetaArgs) {
  if (!error) return [];
  const { title } = readRouteError(error);
  return describePage(siteOf(matches), { title, description: "This page could not be shown.", path: location.pathname, noindex: true });
}

/** Renders the frame around the screens of the admin area. The server refuses users without the role. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame admin={loaderData}>
      <CheckingPermissions />
      {loaderData.asksForPrices ? <AmazonPricesQuestion /> : null}
      <Outlet />
    </AdminFrame>
  );
}

/** Shows a signed-in user without the role how to get it, instead of the requested screen. */
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
