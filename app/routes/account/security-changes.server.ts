import { redirect, type RouterContextProvider } from "react-router";
import { startEmailChange } from "#app/features/accounts/emails.commands.server.ts";
import { noticeCookie } from "#app/features/accounts/notices.server.ts";
import { originOf } from "#app/features/accounts/require-user.server.ts";
import { changePassword } from "#app/features/accounts/passwords.commands.server.ts";
import { emailChangeSchema, idSchema, passwordChangeSchema } from "#app/features/accounts/schema.ts";
import { sessionCookie } from "#app/features/accounts/session-cookie.server.ts";
import { endSession, endSessions, startSession } from "#app/features/accounts/sessions.commands.server.ts";
import { FAILURE_TITLES, TOASTS } from "#app/features/accounts/texts.ts";
import type { SignedInUser } from "#app/features/accounts/types.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { requestInfoContext, type RequestInfo } from "#app/platform/request-context.ts";
import { readOrRefuse, refuse } from "./refuse.server.ts";
import { refusePassword } from "./refuse-password.server.ts";

type Fields = Record<string, string>;
type Change = (user: SignedInUser, fields: Fields, info: RequestInfo, request: Request) => Promise<ReturnType<typeof refuse> | Response>;

const SECURITY = "/profile/security";

const CHANGES: Record<string, Change> = {
  async "change-password"(user, fields, { answer: { cookies }, clientAddress }, request) {
    const form = readOrRefuse(passwordChangeSchema, fields, TOASTS.missingInformation);
    if (!form.ok) return form.refusal;
    const outcome = await changePassword(user, form.value, originOf(request, clientAddress));
    if (outcome.ok) {
      cookies.push(await startSession(user.id, request), noticeCookie("password-changed"));
      return redirect(SECURITY, 303);
    }
    if (outcome.reason !== "weak-password") return refusePassword(fields, outcome, "current");
    const description = `That password is too weak. ${outcome.why}`;
    return refuse(fields, { title: FAILURE_TITLES.change, description, type: "destructive" }, { errors: { next: outcome.why } });
  },

  async "change-email"(user, fields, { clientAddress }) {
    const form = readOrRefuse(emailChangeSchema, fields, TOASTS.missingInformation);
    if (!form.ok) return form.refusal;
    const { email: newEmail, password } = form.value;
    if (newEmail === user.email) {
      const why = "That is your address already.";
      return refuse(fields, { title: FAILURE_TITLES.change, description: why, type: "destructive" }, { errors: { email: why } });
    }
    const outcome = await startEmailChange(user, { newEmail, password }, clientAddress);
    return outcome.ok ? redirect(SECURITY, 303) : refusePassword(fields, outcome, "password");
  },

  async "end-session"(user, fields, { answer: { cookies } }) {
    const form = readOrRefuse(idSchema, fields, TOASTS.unexpected);
    if (!form.ok) return form.refusal;
    await endSession(user.id, form.value.id);
    cookies.push(noticeCookie("session-ended"));
    return redirect(SECURITY, 303);
  },

  async "end-other-sessions"(user, _fields, { answer: { cookies } }, request) {
    // The current session ends too and is replaced: a thief may have a copy of its cookie.
    await endSessions(user.id);
    cookies.push(await startSession(user.id, request), noticeCookie("signed-out-elsewhere"));
    return redirect(SECURITY, 303);
  },

  async "end-all-sessions"(user, _fields, { answer: { cookies } }) {
    await endSessions(user.id);
    cookies.push(sessionCookie("", 0), noticeCookie("signed-out"));
    return redirect("/", 303);
  },
};

/** Makes the change that a form of the security page requests. Throws 400 for what no form of that page sends. */
export async function changeSecurity(
  user: SignedInUser,
  fields: Fields,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const change = Object.hasOwn(CHANGES, fields.intent ?? "") ? CHANGES[fields.intent ?? ""] : undefined;
  if (change === undefined) return throwPageError(400);
  return change(user, fields, context.get(requestInfoContext), request);
}
