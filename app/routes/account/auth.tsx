import { data, redirect } from "react-router";
import { z } from "zod";
import { AccountCard } from "#app/features/accounts/components/account-card.tsx";
import { type AuthTab, AuthTabs } from "#app/features/accounts/components/auth-tabs.tsx";
import { FormLink } from "#app/features/accounts/components/form-link.tsx";
import { noticeCookie } from "#app/features/accounts/notices.server.ts";
import { findRelyingParty } from "#app/features/accounts/relying-party.ts";
import { optionalUser } from "#app/features/accounts/require-user.server.ts";
import { signInSchema, signUpSchema } from "#app/features/accounts/schema.ts";
import { type SignIn, signIn } from "#app/features/accounts/sign-in.server.ts";
import { signUp } from "#app/features/accounts/sign-up.commands.server.ts";
import type { Notice, ToastMessage } from "#app/features/accounts/types.ts";
import { FAILURE_TITLES, PROGRAM_TEXTS, TOASTS } from "#app/features/accounts/texts.ts";
import { config } from "#app/platform/config.server.ts";
import { toSameOriginPath } from "#app/platform/same-origin.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { typedForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { type RequestInfo, requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/auth";
import { refuse, refuseFaults, refuseForNow, refuseOnError, retryAfterHeaders } from "./refuse.server.ts";

/** Returns the path to return to after signing in (A8); never a path of this page, which would only redirect again. */
function wayBack(path: unknown): string | null {
  const own = toSameOriginPath(path);
  return own === null || /^\/auth(?:[/?#]|$)/.test(own) ? null : own;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const next = wayBack(searchParams.get("next"));
  if ((await optionalUser(request, context)) !== null) throw redirect(next ?? "/");
  const tab: AuthTab = searchParams.get("tab") === "sign-up" ? "sign-up" : "sign-in";
  return { next, tab, hasPasskeys: findRelyingParty(config().siteUrl) !== null };
}

const authForms = z.discriminatedUnion("intent", [signInSchema, signUpSchema]);

/** Returns what is said of a form with faults: that something is missing, or that it failed. */
function toastOfFaults(typed: Record<string, string>): ToastMessage {
  if (typed.intent === "sign-in") return typed.email && typed.password ? TOASTS.signInFailed : TOASTS.missingCredentials;
  const isComplete = ["firstName", "lastName", "email", "password"].every((name) => typed[name]?.trim());
  return isComplete ? TOASTS.signUpFailed : TOASTS.missingInformation;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, typedForm(authForms));
  const { typed } = form;
  const info = context.get(requestInfoContext);
  info.answer.isPersonal = true;
  // The site's forms send empty fields; a request without them comes from a program.
  if (typed.email === undefined || typed.password === undefined) throwPageError(422, { detail: PROGRAM_TEXTS.noCredentials });
  if (!form.ok) return refuseFaults(form, toastOfFaults(typed));
  const { value } = form;
  const attempt = value.intent === "sign-in" ? signInWith(value, typed, request, info) : signUpWith(value, typed, request, info);
  return refuseOnError(attempt, typed, info.requestId);
}

/** A request that did not reach the server is reported on the page, where all typed values remain. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const fields = await request.clone().formData();
  return serverAction().catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
    const [intent, email] = [String(fields.get("intent")), String(fields.get("email"))];
    // With an error status the router does not load the page's data again, which would fail too.
    return data({ failure: { intent, toast: TOASTS.unexpected, errors: undefined, typed: { email } } }, { status: 503 });
  });
}

async function signInWith(
  value: z.output<typeof signInSchema>,
  typed: Record<string, string>,
  request: Request,
  { clientAddress, answer }: RequestInfo,
) {
  const outcome = await signIn(value, { request, clientAddress });
  if (!outcome.ok) {
    if (outcome.reason !== "refused") return refuseForNow(typed, FAILURE_TITLES.signIn, outcome);
    return refuse(typed, TOASTS.signInFailed, { status: 401 });
  }
  return letIn(outcome, { next: wayBack(value.next), notice: "signed-in", answer });
}

interface Entry {
  next: string | null;
  notice: Notice;
  answer: RequestInfo["answer"];
}

function letIn({ step, cookies }: Extract<SignIn, { ok: true }>, { next, notice, answer }: Entry) {
  answer.cookies.push(...cookies);
  if (step === "second-step") return redirect(`/auth/two-factor${next === null ? "" : `?next=${encodeURIComponent(next)}`}`, 303);
  answer.cookies.push(noticeCookie(notice));
  return redirect(next ?? "/", 303);
}

async function signUpWith(
  value: z.output<typeof signUpSchema>,
  typed: Record<string, string>,
  request: Request,
  { clientAddress, answer }: RequestInfo,
) {
  const outcome = await signUp(value, clientAddress);
  if (!outcome.ok) {
    if (outcome.reason !== "weak-password") return refuseForNow(typed, FAILURE_TITLES.signUp, outcome);
    const toast = { ...TOASTS.signUpFailed, description: `That password is too weak. ${outcome.why}` };
    return refuse(typed, toast, { errors: { password: outcome.why } });
  }
  const next = wayBack(value.next);
  if (config().smtpUrl === undefined) {
    // No mail will come that anybody could wait for. Where the address has an account with another password, the page is the usual one.
    const entered = await signIn(value, { request, clientAddress });
    if (entered.ok) return letIn(entered, { next, notice: "account-ready", answer });
  }
  answer.cookies.push(noticeCookie("account-created"));
  return redirect(`/auth/check-mail${next === null ? "" : `?next=${encodeURIComponent(next)}`}`, 303);
}

export const headers = retryAfterHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "Sign In",
    description: "Sign in or create an account to save gift ideas for the people in your life.",
    path: "/auth",
    noindex: true,
  });
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { next, tab, hasPasskeys } = loaderData;
  const failure = actionData?.failure;
  return (
    <AccountCard
      title="Welcome"
      text="An account keeps your gift lists on all your devices. You don’t need one to look around."
      footer={
        <p>
          No confirmation email yet? <FormLink to="/auth/resend">Send it again</FormLink>
        </p>
      }
    >
      <AuthTabs tab={failure?.intent === "sign-up" ? "sign-up" : tab} next={next} failure={failure} hasPasskeys={hasPasskeys} />
    </AccountCard>
  );
}
