import { data } from "react-router";
import { z } from "zod";
import type { AccessAnswer, AccessOutcome } from "#app/features/accounts/admin-texts.ts";
import { AccountCard } from "#app/features/accounts/components/account-card.tsx";
import { AccessRequired } from "#app/features/accounts/components/access-required.tsx";
import { requestAccess } from "#app/features/accounts/access-requests.commands.server.ts";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { includesRight } from "#app/features/accounts/rights.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/admin-access";

const accessFormSchema = z.strictObject({ intent: z.literal("request") });

const answer = (outcome: AccessOutcome) => data<AccessAnswer>({ outcome });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { role } = await requireUser(request, context);
  return { isAdmin: includesRight(role, "people") };
}

/** Handles a request to become an admin, which the admins decide on (Z2). */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  await readForm(request, accessFormSchema);
  if (includesRight(user.role, "people")) return answer("already-admin");
  await requestAccess(user.id);
  return answer("requested");
}

export function headers() {
  return { "cache-control": "private, no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), { title: "Admin access", description: "Become an admin.", path: "/admin-access", noindex: true });
}

export default function AdminAccess({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.isAdmin && actionData === undefined)
    return (
      <AccountCard title="Already an admin" text="You have admin privileges.">
        <ButtonLink to="/admin" size="lg" className="w-full">
          Open the admin area
        </ButtonLink>
      </AccountCard>
    );
  return <AccessRequired given={actionData} />;
}
