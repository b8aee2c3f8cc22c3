import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { NO_RIGHT, SECOND_FACTOR_NEEDED } from "#app/features/accounts/admin-texts.ts";
import { countAccessRequests } from "#app/features/accounts/access-requests.queries.server.ts";
import { AccessRequired } from "#app/features/accounts/components/access-required.tsx";
import { AdminRetry } from "#app/features/accounts/components/admin-retry.tsx";
import { RoleRefused } from "#app/features/accounts/components/role-refused.tsx";
import { CheckingPermissions } from "#app/features/accounts/components/use-entering-admin.tsx";
import { hasRight, requireUser } from "#app/features/accounts/require-user.server.ts";
import { findAmazonPricePolicy } from "#app/features/catalogue/amazon-prices.queries.server.ts";
import { AmazonPricesQuestion } from "#app/features/catalogue/editing/components/amazon-prices-question.tsx";
import { config } from "#app/platform/config.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { AdminFrame } from "#app/site/admin/admin-frame.tsx";
import { readRouteError } from "#app/site/route-error.ts";
import { RouteErrorPage } from "#app/site/route-error-page.tsx";
import type { Route } from "./+types/layout";
import { listOpenScreens } from "./open-screens.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const { amazonPrices, affiliateProgram } = config();
  // The question is asked once there is an affiliate tag, until it is answered.
  const hasTag = Object.keys(affiliateProgram.tags).length > 0;
  const asksForPrices = hasRight(user, "site") && amazonPrices === null && hasTag && (await findAmazonPricePolicy()) === null;
  const { name, email, role } = user;
  const openRequests = hasRight(user, "people") ? await countAccessRequests() : 0;
  return { name, email, role, screens: listOpenScreens(user), asksForPrices, openRequests };
}

/**
 * Every screen checks the right itself (A6), so a click needs no second check; and a short outage of the server does not close an open form.
 * Only a decision about a request, which is answered by a redirect, changes what the frame shows; what could not be sent has an answer.
 */
export function shouldRevalidate({ formAction, actionResult }: ShouldRevalidateFunctionArgs) {
  return actionResult === undefined && formAction?.startsWith("/admin/people") === true;
}

/** Every screen has a title of its own; this one is for the error pages. */
export function meta({ error, matches, location }: Route.MetaArgs) {
  if (!error) return [];
  const { title } = readRouteError(error);
  return describePage(siteOf(matches), { title, description: "We couldn’t show this page.", path: location.pathname, noindex: true });
}

/** Renders the frame around the screens of the admin area. The server refuses users without the right. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame admin={loaderData}>
      <CheckingPermissions />
      {loaderData.asksForPrices ? <AmazonPricesQuestion /> : null}
      <Outlet />
    </AdminFrame>
  );
}

/** Shows a signed-in user instead of the requested screen what their role lacks, and one without a role how to get it. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { status, title, detail } = readRouteError(error);
  const needsSecondFactor = status === 403 && title === SECOND_FACTOR_NEEDED.title;
  const lacksRight = status === 403 && title === NO_RIGHT.title;
  if (needsSecondFactor || lacksRight)
    return (
      <AdminFrame admin={needsSecondFactor ? null : (loaderData ?? null)}>
        <RoleRefused title={title} text={detail} way={needsSecondFactor ? "second-factor" : "start"} />
      </AdminFrame>
    );
  const page = <RouteErrorPage error={error} />;
  return (
    <AdminFrame admin={status === 403 ? null : (loaderData ?? null)}>
      {status === 403 ? <AccessRequired /> : status >= 500 ? <AdminRetry>{page}</AdminRetry> : page}
    </AdminFrame>
  );
}
