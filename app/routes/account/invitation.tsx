import { data, redirect } from "react-router";
import { InvitationCard } from "#app/features/accounts/components/invitation-card.tsx";
import { acceptInvitation } from "#app/features/accounts/invitations.commands.server.ts";
import { findInvitation } from "#app/features/accounts/invitations.queries.server.ts";
import { consumeInvitationLookLimit } from "#app/features/accounts/limits.server.ts";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { describeWait } from "#app/features/accounts/texts.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { emptyForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/invitation";

/** Throws 429 for somebody who tries one link after the other. */
async function countLook(clientAddress: string | null): Promise<void> {
  const use = await consumeInvitationLookLimit(clientAddress);
  if (!use.ok) throwPageError(429, { detail: describeWait(use.retryAfterSeconds) }, { "retry-after": String(use.retryAfterSeconds) });
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  await countLook(context.get(requestInfoContext).clientAddress);
  const found = await findInvitation(user, params.token);
  const shown = { email: user.email, invitation: found && { role: found.role, inviterName: found.inviterName, state: found.state } };
  return data(shown, { status: found === null ? 404 : 200 });
}

/** Takes the role that the link's invitation gives. The screen says why it could not. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  await readForm(request, emptyForm);
  await countLook(context.get(requestInfoContext).clientAddress);
  const outcome = await acceptInvitation(user, params.token);
  if (outcome.ok) return redirect("/admin", 303);
  return data({ reason: outcome.reason }, { status: outcome.reason === "unknown" ? 404 : 409 });
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), { title: "Invitation", description: "Help with the shop.", path: "/invitations", noindex: true });
}

export default function InvitationPage({ loaderData: { invitation, email }, actionData }: Route.ComponentProps) {
  const state = actionData?.reason ?? invitation?.state ?? "unknown";
  return <InvitationCard invitation={invitation} state={state} email={email} />;
}
