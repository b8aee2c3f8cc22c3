import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { startEmailChange } from "#app/features/accounts/emails.commands.server.ts";
import { noticeCookie } from "#app/features/accounts/notices.server.ts";
import { originOf } from "#app/features/accounts/require-user.server.ts";
import { changePassword } from "#app/features/accounts/passwords.commands.server.ts";
import { emailChangeSchema, idForm, passwordChangeSchema } from "#app/features/accounts/schema.ts";
import { sessionCookie } from "#app/features/accounts/session-cookie.server.ts";
import { endSession, endSessions, startSession } from "#app/features/accounts/sessions.commands.server.ts";
import { FAILURE_TITLES, TOASTS } from "#app/features/accounts/texts.ts";
import type { SignedInUser } from "#app/features/accounts/types.ts";
import type { TypedForm } from "#app/platform/body-schemas.ts";
import { requestInfoContext, type RequestInfo } from "#app/platform/request-context.ts";
import { refuse, refuseFaults } from "./refuse.server.ts";
import { refusePassword } from "./refuse-password.server.ts";

/** What the forms of the security page send. */
export const securityForms = z.discriminatedUnion("intent", [
  passwordChangeSchema,
  emailChangeSchema,
  idForm("end-session"),
  z.strictObject({ intent: z.enum(["end-other-sessions", "end-all-sessions"]) }),
]);
type SecurityForm = z.output<typeof securityForms>;
type FormOf<Intent extends SecurityForm["intent"]> = Extract<SecurityForm, { intent: Intent }>;
type Fields = Record<string, string>;

const SECURITY = "/profile/security";

async function setPassword(user: SignedInUser, form: FormOf<"change-password">, typed: Fields, info: RequestInfo, request: Request) {
  const { cookies } = info.answer;
  const outcome = await changePassword(user, form, originOf(request, info.country()));
  if (outcome.ok) {
    cookies.push(await startSession(user.id, request), noticeCookie("password-changed"));
    return redirect(SECURITY, 303);
  }
  if (outcome.reason !== "weak-password") return refusePassword(typed, outcome, "current");
  const description = `That password is too weak. ${outcome.why}`;
  return refuse(typed, { title: FAILURE_TITLES.change, description, type: "destructive" }, { errors: { next: outcome.why } });
}

async function changeEmail(user: SignedInUser, form: FormOf<"change-email">, typed: Fields, clientAddress: string | null) {
  const { email: newEmail, password } = form;
  if (newEmail === user.email) {
    const why = "That’s already your address.";
    return refuse(typed, { title: FAILURE_TITLES.change, description: why, type: "destructive" }, { errors: { email: why } });
  }
  const outcome = await startEmailChange(user, { newEmail, password }, clientAddress);
  return outcome.ok ? redirect(SECURITY, 303) : refusePassword(typed, outcome, "password");
}

/** Makes the change that a form of the security page requests. */
export async function changeSecurity(
  user: SignedInUser,
  form: TypedForm<SecurityForm>,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!form.ok) return refuseFaults(form, TOASTS.missingInformation);
  const { value, typed } = form;
  const info = context.get(requestInfoContext);
  const { cookies } = info.answer;
  switch (value.intent) {
    case "change-password":
      return setPassword(user, value, typed, info, request);
    case "change-email":
      return changeEmail(user, value, typed, info.clientAddress);
    case "end-session":
      await endSession(user.id, value.id);
      cookies.push(noticeCookie("session-ended"));
      return redirect(SECURITY, 303);
    case "end-other-sessions":
      // The current session ends too and is replaced: a thief may have a copy of its cookie.
      await endSessions(user.id);
      cookies.push(await startSession(user.id, request), noticeCookie("signed-out-elsewhere"));
      return redirect(SECURITY, 303);
    case "end-all-sessions":
      await endSessions(user.id);
      cookies.push(sessionCookie("", 0), noticeCookie("signed-out"));
      return redirect("/", 303);
  }
}
