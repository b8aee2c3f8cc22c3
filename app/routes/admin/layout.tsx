import { Outlet } from "react-router";
import { AccessRequired } from "#app/features/accounts/components/access-required.tsx";
import { requireRole } from "#app/features/accounts/policy.server.ts";
import { readRouteError } from "#app/site/route-error.ts";
import { RouteErrorPage } from "#app/site/route-error-page.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/layout";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRole("admin", request, context);
  return null;
}

/** What stands around the pages of the admin area. */
export default function AdminLayout() {
  return (
    <div className="mx-auto w-full max-w-content px-4 py-8 md:px-6 md:py-12">
      <LinkTabs label="Admin" tabs={[{ to: "/admin/access-requests", label: "Access", isCurrent: true }]} />
      <div className="mt-6">
        <Outlet />
      </div>
    </div>
  );
}

/** A signed-in person without the role gets the way to it, in place of what he asked for. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return readRouteError(error).status === 403 ? <AccessRequired /> : <RouteErrorPage error={error} />;
}
