import { data, redirect } from "react-router";
import { z } from "zod";
import { decideAccessRequest } from "#app/features/accounts/access-requests.commands.server.ts";
import { findUserIdByEmail } from "#app/features/accounts/access-requests.queries.server.ts";
import { NO_RIGHT } from "#app/features/accounts/admin-texts.ts";
import { PEOPLE_PATH } from "#app/features/accounts/constants.ts";
import { makeInvitation, revokeInvitation } from "#app/features/accounts/invitations.commands.server.ts";
import { noticeCookie } from "#app/features/accounts/notices.server.ts";
import { describeLastOwner } from "#app/features/accounts/role-texts.ts";
import { changeRole, type RoleOutcome, signOutUser, undoRoleChange } from "#app/features/accounts/roles.commands.server.ts";
import {
  approvalSchema,
  grantSchema,
  idForm,
  invitationSchema,
  roleChangeSchema,
  secondFactorsSchema,
} from "#app/features/accounts/schema.ts";
import { requireSecondFactors } from "#app/features/accounts/second-factor-rules.commands.server.ts";
import { TOASTS } from "#app/features/accounts/texts.ts";
import { type Notice, ROLES, type SignedInUser, type ToastMessage } from "#app/features/accounts/types.ts";
import type { TypedForm } from "#app/platform/body-schemas.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { refuse, refuseFaults, refuseRateLimited } from "../account/refuse.server.ts";

/** What the screen's forms send. */
export const peopleForms = z.discriminatedUnion("intent", [
  approvalSchema,
  roleChangeSchema,
  grantSchema,
  invitationSchema,
  secondFactorsSchema,
  idForm("refuse", "undo", "sign-out", "revoke-invitation"),
]);
type PeopleForm = z.output<typeof peopleForms>;
type FormOf<Intent extends PeopleForm["intent"]> = Extract<PeopleForm, { intent: Intent }>;

/** A form whose fields are sound, with what was typed, and the address that its answer leads back to. */
interface Sent {
  actor: SignedInUser;
  typed: Record<string, string>;
  query: URLSearchParams;
}

const NOT_SAVED = "Not saved";
const notSaved = (description: string): ToastMessage => ({ title: NOT_SAVED, description, type: "destructive" });

const GONE = { "unknown-account": "This account no longer exists.", gone: "Someone else has already decided this." } as const;

/** Leads back to the screen, with the filter that was in force (`query`), and what was done, to offer its undoing or to say it. */
function goBack(query: URLSearchParams, done: string | null = null, notice: Notice | null = null): Response {
  const filter = [...query].filter(([name]) => name !== "done");
  const address = new URLSearchParams([...filter, ...(done === null ? [] : [["done", done]])]);
  const headers = notice === null ? undefined : { "set-cookie": noticeCookie(notice) };
  return redirect(address.size === 0 ? PEOPLE_PATH : `${PEOPLE_PATH}?${address}`, { status: 303, headers });
}

function answerDecision(outcome: RoleOutcome, { typed, query }: Sent) {
  if (outcome.ok) return goBack(query, outcome.changeId);
  if (outcome.reason === "not-allowed") return throwPageError(403, NO_RIGHT);
  const why = outcome.reason === "last-owner" ? describeLastOwner(outcome.name) : GONE[outcome.reason];
  return refuse(typed, notSaved(why), { status: 409 });
}

async function approve({ id, role }: FormOf<"approve">, sent: Sent) {
  return answerDecision(await decideAccessRequest(sent.actor.id, id, role), sent);
}

async function changeSomebodysRole({ id, role }: FormOf<"change-role">, sent: Sent) {
  const outcome = await changeRole(sent.actor.id, id, role === "none" ? null : role);
  // Who gives their own role away may not open the next page of the admin area.
  if (outcome.ok && id === sent.actor.id) return redirect("/", 303);
  return answerDecision(outcome, sent);
}

async function undo(id: string, sent: Sent) {
  const outcome = await undoRoleChange(sent.actor.id, id);
  if (!outcome.ok && outcome.reason === "gone")
    return refuse(sent.typed, notSaved("The role has been changed again since then."), { status: 409 });
  return outcome.ok ? goBack(sent.query, null, "role-change-undone") : answerDecision(outcome, sent);
}

async function signOut(id: string, { actor, typed, query }: Sent) {
  const outcome = await signOutUser(actor.id, id);
  if (outcome === "not-allowed") return throwPageError(403, NO_RIGHT);
  return outcome === "signed-out" ? goBack(query, null, "person-signed-out") : refuse(typed, notSaved(GONE[outcome]), { status: 409 });
}

async function grant({ email, role }: FormOf<"grant">, sent: Sent) {
  const userId = await findUserIdByEmail(email);
  if (userId !== null) return answerDecision(await changeRole(sent.actor.id, userId, role), sent);
  const why = "There’s no account with this address. You can invite them instead.";
  return refuse(sent.typed, { title: "Failed to grant admin access", description: why, type: "destructive" }, { errors: { email: why } });
}

async function invite({ role, days, email = null }: FormOf<"invite">, { actor, typed, query }: Sent) {
  if (email !== null && config().smtpUrl === undefined) return throwPageError(400, { detail: "This site doesn’t send email." });
  const made = await makeInvitation(actor.id, { role, days, email });
  if (made.ok) return email === null ? data({ link: made.link }) : goBack(query, null, "invitation-mailed");
  if (made.reason === "not-allowed") return throwPageError(403, NO_RIGHT);
  return refuseRateLimited(typed, "Not invited", made.retryAfterSeconds);
}

async function revoke(id: string, { actor, typed, query }: Sent) {
  const outcome = await revokeInvitation(actor.id, id);
  if (outcome === "not-allowed") return throwPageError(403, NO_RIGHT);
  return outcome === "revoked"
    ? goBack(query, null, "invitation-revoked")
    : refuse(typed, notSaved("This invitation is no longer open."), { status: 409 });
}

async function setSecondFactors(form: FormOf<"second-factors">, { actor, typed, query }: Sent) {
  const outcome = await requireSecondFactors(
    actor.id,
    ROLES.filter((role) => form[role] === "on"),
  );
  if (outcome === "not-allowed") return throwPageError(403, NO_RIGHT);
  return outcome === "set"
    ? goBack(query, null, "second-factors-set")
    : refuse(typed, notSaved("Set up two-factor sign-in for yourself first."), { status: 409 });
}

/** Does what a form of the screen asks for. */
export async function changePeople(actor: SignedInUser, form: TypedForm<PeopleForm>, query: URLSearchParams) {
  const { typed } = form;
  if (!form.ok)
    return refuseFaults(form, typed.intent === "grant" || typed.intent === "invite" ? TOASTS.missingInformation : TOASTS.unexpected);
  const { value } = form;
  const sent = { actor, typed, query };
  switch (value.intent) {
    case "approve":
      return approve(value, sent);
    case "refuse":
      return answerDecision(await decideAccessRequest(actor.id, value.id, null), sent);
    case "change-role":
      return changeSomebodysRole(value, sent);
    case "undo":
      return undo(value.id, sent);
    case "sign-out":
      return signOut(value.id, sent);
    case "grant":
      return grant(value, sent);
    case "invite":
      return invite(value, sent);
    case "revoke-invitation":
      return revoke(value.id, sent);
    case "second-factors":
      return setSecondFactors(value, sent);
  }
}
