import { data, redirect } from "react-router";
import { decideAccessRequest } from "#app/features/accounts/access-requests.commands.server.ts";
import { findUserIdByEmail } from "#app/features/accounts/access-requests.queries.server.ts";
import { NO_RIGHT } from "#app/features/accounts/admin-texts.ts";
import { PEOPLE_PATH } from "#app/features/accounts/constants.ts";
import { makeInvitation, revokeInvitation } from "#app/features/accounts/invitations.commands.server.ts";
import { describeLastOwner } from "#app/features/accounts/role-texts.ts";
import { changeRole, type RoleOutcome, signOutUser, undoRoleChange } from "#app/features/accounts/roles.commands.server.ts";
import {
  approvalSchema,
  grantSchema,
  idSchema,
  invitationSchema,
  roleChangeSchema,
  secondFactorsSchema,
} from "#app/features/accounts/schema.ts";
import { requireSecondFactors } from "#app/features/accounts/second-factor-rules.commands.server.ts";
import { TOASTS } from "#app/features/accounts/texts.ts";
import { ROLES, type SignedInUser, type ToastMessage } from "#app/features/accounts/types.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { readOrRefuse, refuse, refuseRateLimited } from "../account/refuse.server.ts";

type Fields = Record<string, string>;

const NOT_SAVED = "Not saved";
const notSaved = (description: string): ToastMessage => ({ title: NOT_SAVED, description, type: "destructive" });

const GONE = { "unknown-account": "This account is gone.", gone: "Somebody else has decided it already." } as const;

/** Leads back to the screen, with the filter that was in force (`query`), and what was done to offer its undoing. */
function goBack(query: URLSearchParams, done: string | null = null): Response {
  const filter = [...query].filter(([name]) => name !== "done");
  const address = new URLSearchParams([...filter, ...(done === null ? [] : [["done", done]])]);
  return redirect(address.size === 0 ? PEOPLE_PATH : `${PEOPLE_PATH}?${address}`, 303);
}

function answerDecision(outcome: RoleOutcome, fields: Fields, query: URLSearchParams) {
  if (outcome.ok) return goBack(query, outcome.changeId);
  if (outcome.reason === "not-allowed") return throwPageError(403, NO_RIGHT);
  const why = outcome.reason === "last-owner" ? describeLastOwner(outcome.name) : GONE[outcome.reason];
  return refuse(fields, notSaved(why), { status: 409 });
}

async function approve(actor: SignedInUser, fields: Fields, query: URLSearchParams) {
  const form = readOrRefuse(approvalSchema, fields, TOASTS.unexpected);
  return form.ok ? answerDecision(await decideAccessRequest(actor.id, form.value.id, form.value.role), fields, query) : form.refusal;
}

async function refuseRequest(actor: SignedInUser, fields: Fields, query: URLSearchParams) {
  const form = readOrRefuse(idSchema, fields, TOASTS.unexpected);
  return form.ok ? answerDecision(await decideAccessRequest(actor.id, form.value.id, null), fields, query) : form.refusal;
}

async function changeSomebodysRole(actor: SignedInUser, fields: Fields, query: URLSearchParams) {
  const form = readOrRefuse(roleChangeSchema, fields, TOASTS.unexpected);
  if (!form.ok) return form.refusal;
  const { id, role } = form.value;
  const outcome = await changeRole(actor.id, id, role === "none" ? null : role);
  // Who gives their own role away may not open the next page of the admin area.
  if (outcome.ok && id === actor.id) return redirect("/", 303);
  return answerDecision(outcome, fields, query);
}

async function undo(actor: SignedInUser, fields: Fields, query: URLSearchParams) {
  const form = readOrRefuse(idSchema, fields, TOASTS.unexpected);
  if (!form.ok) return form.refusal;
  const outcome = await undoRoleChange(actor.id, form.value.id);
  if (!outcome.ok && outcome.reason === "gone") return refuse(fields, notSaved("The role was changed again since."), { status: 409 });
  return answerDecision(outcome, fields, query);
}

async function signOut(actor: SignedInUser, fields: Fields, query: URLSearchParams) {
  const form = readOrRefuse(idSchema, fields, TOASTS.unexpected);
  if (!form.ok) return form.refusal;
  const outcome = await signOutUser(actor.id, form.value.id);
  if (outcome === "not-allowed") return throwPageError(403, NO_RIGHT);
  return outcome === "signed-out" ? goBack(query) : refuse(fields, notSaved(GONE[outcome]), { status: 409 });
}

async function grant(actor: SignedInUser, fields: Fields, query: URLSearchParams) {
  const form = readOrRefuse(grantSchema, fields, TOASTS.missingInformation);
  if (!form.ok) return form.refusal;
  const userId = await findUserIdByEmail(form.value.email);
  if (userId !== null) return answerDecision(await changeRole(actor.id, userId, form.value.role), fields, query);
  const why = "There is no account with this address.";
  return refuse(fields, { title: "Failed to grant admin access", description: why, type: "destructive" }, { errors: { email: why } });
}

async function invite(actor: SignedInUser, fields: Fields, query: URLSearchParams) {
  const form = readOrRefuse(invitationSchema, fields, TOASTS.missingInformation);
  if (!form.ok) return form.refusal;
  const { role, days, email = null } = form.value;
  if (email !== null && config().smtpUrl === undefined) return throwPageError(400, { detail: "This site sends no mail." });
  const made = await makeInvitation(actor.id, { role, days, email });
  if (made.ok) return email === null ? data({ link: made.link }) : goBack(query);
  if (made.reason === "not-allowed") return throwPageError(403, NO_RIGHT);
  return refuseRateLimited(fields, "Not invited", made.retryAfterSeconds);
}

async function revoke(actor: SignedInUser, fields: Fields, query: URLSearchParams) {
  const form = readOrRefuse(idSchema, fields, TOASTS.unexpected);
  if (!form.ok) return form.refusal;
  const outcome = await revokeInvitation(actor.id, form.value.id);
  if (outcome === "not-allowed") return throwPageError(403, NO_RIGHT);
  return outcome === "revoked" ? goBack(query) : refuse(fields, notSaved("This invitation is not open any more."), { status: 409 });
}

async function setSecondFactors(actor: SignedInUser, fields: Fields, query: URLSearchParams) {
  const form = readOrRefuse(secondFactorsSchema, fields, TOASTS.unexpected);
  if (!form.ok) return form.refusal;
  const roles = ROLES.filter((role) => form.value[role] === "on");
  const outcome = await requireSecondFactors(actor.id, roles);
  if (outcome === "not-allowed") return throwPageError(403, NO_RIGHT);
  return outcome === "set" ? goBack(query) : refuse(fields, notSaved("Set up two-factor sign-in for yourself first."), { status: 409 });
}

/** What the screen's forms do, by their intent. */
export const PEOPLE_ACTIONS = {
  approve,
  refuse: refuseRequest,
  "change-role": changeSomebodysRole,
  undo,
  "sign-out": signOut,
  grant,
  invite,
  "revoke-invitation": revoke,
  "second-factors": setSecondFactors,
};
