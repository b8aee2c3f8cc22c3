import { data } from "react-router";
import { ACCESS_OUTCOMES, type AccessOutcome } from "#app/features/accounts/admin-texts.ts";
import { AccountCard } from "#app/features/accounts/components/account-card.tsx";
import { AccessRequired } from "#app/features/accounts/components/access-required.tsx";
import { requestAccess } from "#app/features/accounts/access-requests.commands.server.ts";
import { redeemSetupCode } from "#app/features/accounts/owner-setup.commands.server.ts";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { includesRight } from "#app/features/accounts/rights.ts";
import { setupCodeSchema } from "#app/features/accounts/schema.ts";
import { TOASTS } from "#app/features/accounts/texts.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { retryAfterHeaders, readOrRefuse, refuse, refuseRateLimited } from "../account/refuse.ts";
import type { Route } from "./+types/admin-access";

const answer = (outcome: AccessOutcome) => data({ outcome });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { role } = await requireUser(request, context);
  return { isAdmin: includesRight(role, "people") };
}

/** Handles a request to become an admin: with the setup code it is granted to the first one, without it the admins are asked (Z2). */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  const fields = await readForm(request);
  if (includesRight(user.role, "people")) return answer("already-admin");
  if (fields.intent === "request" && Object.keys(fields).length === 1) {
    await requestAccess(user.id);
    return answer("requested");
  }
  if (fields.intent !== "setup-code") return throwPageError(400);
  const form = readOrRefuse(setupCodeSchema, fields, TOASTS.missingInformation);
  if (!form.ok) return form.refusal;
  const claim = await redeemSetupCode(user.id, form.value.code, context.get(requestInfoContext).clientAddress);
  if (claim.ok) return answer("granted");
  const said = ACCESS_OUTCOMES["wrong-code"];
  if (claim.reason === "rate-limited") return refuseRateLimited(fields, said.title, claim.retryAfterSeconds);
  return refuse(fields, said, { status: 403, errors: { code: said.description } });
}

export const headers = retryAfterHeaders;

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
