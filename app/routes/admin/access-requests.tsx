import { redirect } from "react-router";
import { findUserIdByEmail, listAccessRequests, listAdmins, listPeople } from "#app/features/accounts/access-requests.queries.server.ts";
import { AccessRequestsPanel } from "#app/features/accounts/components/access-requests-panel.tsx";
import { requireRole } from "#app/features/accounts/require-user.server.ts";
import { createAdminUser, decideAccessRequest, revokeAdmin, signOutUser } from "#app/features/accounts/roles.commands.server.ts";
import { grantByIdSchema, grantSchema, idSchema, peopleFilterSchema } from "#app/features/accounts/schema.ts";
import { TOASTS } from "#app/features/accounts/texts.ts";
import type { ToastMessage } from "#app/features/accounts/types.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { readOrRefuse, refuse } from "../account/refuse.ts";
import { withTypedValues } from "../account/typed-values.ts";
import type { Route } from "./+types/access-requests";

const HERE = "/admin/access-requests";
const said = (title: string, description: string): ToastMessage => ({ title, description, type: "destructive" });
const PEOPLE_PER_PAGE = 25;
const NOT_GRANTED = "Failed to grant admin access";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireRole("admin", request, context);
  const { people: search, page } = peopleFilterSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { people, total } = await listPeople(search, { page, pageSize: PEOPLE_PER_PAGE });
  return {
    actorId: actor.id,
    requests: await listAccessRequests(),
    admins: await listAdmins(),
    people: { search, page, rows: people, total, pageCount: Math.ceil(total / PEOPLE_PER_PAGE) },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireRole("admin", request, context);
  const fields = await readForm(request);
  if (fields.intent === "grant") return grant(actor.id, fields);
  if (fields.intent === "make-admin") return makeAdmin(actor.id, fields);
  const form = readOrRefuse(idSchema, fields, TOASTS.unexpected);
  if (!form.ok) return form.refusal;
  const { intent, id } = form.value;
  if (intent === "approve" || intent === "refuse") {
    const outcome = await decideAccessRequest(actor.id, id, intent === "approve" ? "approved" : "refused");
    if (outcome === "not-allowed") throwPageError(403);
    return outcome === "decided"
      ? redirect(HERE, 303)
      : refuse(fields, said("Not saved", "Somebody else has decided it already."), { status: 409 });
  }
  if (intent === "sign-out") {
    const outcome = await signOutUser(actor.id, id);
    if (outcome === "not-allowed") throwPageError(403);
    return outcome === "signed-out" ? redirect(HERE, 303) : refuse(fields, said("Not saved", "This account is gone."), { status: 409 });
  }
  if (intent !== "revoke") return throwPageError(400);
  const outcome = await revokeAdmin(actor.id, id);
  if (outcome === "not-allowed") throwPageError(403);
  if (outcome === "last-admin")
    return refuse(fields, said("Not saved", "The last admin stays. Make somebody else an admin first."), { status: 409 });
  // An admin who revokes their own role may not open the next admin page.
  return redirect(id === actor.id ? "/" : HERE, 303);
}

async function makeAdmin(actorId: string, fields: Record<string, string>) {
  const form = readOrRefuse(grantByIdSchema, fields, TOASTS.unexpected);
  if (!form.ok) return form.refusal;
  const outcome = await createAdminUser(actorId, form.value.id);
  if (outcome === "not-allowed") throwPageError(403);
  return outcome === "granted" ? redirect(HERE, 303) : refuse(fields, said(NOT_GRANTED, "This account is gone."), { status: 409 });
}

async function grant(actorId: string, fields: Record<string, string>) {
  const form = readOrRefuse(grantSchema, fields, TOASTS.missingInformation);
  if (!form.ok) return form.refusal;
  const userId = await findUserIdByEmail(form.value.email);
  const outcome = userId === null ? "unknown-account" : await createAdminUser(actorId, userId);
  if (outcome === "not-allowed") throwPageError(403);
  if (outcome === "granted") return redirect(HERE, 303);
  const why = "There is no account with this address.";
  return refuse(fields, said(NOT_GRANTED, why), { errors: { email: why } });
}

/** Typed values outlive a form that could not be sent. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withTypedValues(request, serverAction);
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), { title: "Admin access", description: "Who keeps the shop.", path: HERE, noindex: true });
}

export default function AccessRequests({ loaderData, actionData }: Route.ComponentProps) {
  return <AccessRequestsPanel {...loaderData} failure={actionData?.failure} />;
}
