import { Form, redirect, useNavigation } from "react-router";
import { AccountCard } from "#app/features/accounts/components/account-card.tsx";
import { FailureSummary } from "#app/features/accounts/components/failure-summary.tsx";
import { FormLink } from "#app/features/accounts/components/form-link.tsx";
import { useFailure } from "#app/features/accounts/components/use-failure.ts";
import { noticeCookie } from "#app/features/accounts/notices.server.ts";
import { secondStepSchema } from "#app/features/accounts/schema.ts";
import { verifySecondFactor, hasPendingTwoFactor } from "#app/features/accounts/sign-in.server.ts";
import { APP_CODE_REFUSALS, FAILURE_TITLES, TOASTS } from "#app/features/accounts/texts.ts";
import { toSameOriginPath } from "#app/platform/same-origin.ts";
import { typedForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/two-factor-step";
import { refuse, refuseFaults, refuseRateLimited, retryAfterHeaders } from "./refuse.server.ts";

const REFUSALS = {
  ...APP_CODE_REFUSALS,
  "too-late": "That took too long, or too many codes were wrong. Please sign in again.",
  locked: "Too many wrong codes. Please try again in 15 minutes.",
} as const;

export function loader({ request }: Route.LoaderArgs) {
  if (!hasPendingTwoFactor(request)) throw redirect("/auth");
  const { searchParams } = new URL(request.url);
  return {
    next: toSameOriginPath(searchParams.get("next")),
    kind: searchParams.get("with") === "recovery" ? ("recovery" as const) : ("app" as const),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, typedForm(secondStepSchema));
  const { clientAddress, answer } = context.get(requestInfoContext);
  if (!form.ok) return refuseFaults(form, TOASTS.signInFailed);
  const outcome = await verifySecondFactor(form.value, { request, clientAddress });
  if (outcome.ok) {
    answer.cookies.push(...outcome.cookies, noticeCookie("multi-factor-verified"));
    return redirect(form.value.next ?? "/", 303);
  }
  if (outcome.reason === "rate-limited") return refuseRateLimited(form.typed, FAILURE_TITLES.signIn, outcome.retryAfterSeconds);
  const why = REFUSALS[outcome.reason];
  return refuse(form.typed, { ...TOASTS.signInFailed, description: why }, { status: 401, errors: { code: why } });
}

export const headers = retryAfterHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "Second step",
    description: "Enter a code to finish signing in.",
    path: "/auth/two-factor",
    noindex: true,
  });
}

export default function TwoFactorStep({ loaderData, actionData }: Route.ComponentProps) {
  const { next, kind } = loaderData;
  const form = useFailure(actionData?.failure);
  const isSending = useNavigation().state === "submitting";
  const isApp = kind === "app";
  const back = next ? `&next=${encodeURIComponent(next)}` : "";
  return (
    <AccountCard
      title="One more step"
      text={isApp ? "Enter the code your authenticator app shows for this account." : "Enter one of your recovery codes. Each works once."}
      footer={
        isApp ? (
          <FormLink to={`/auth/two-factor?with=recovery${back}`}>Use a recovery code instead</FormLink>
        ) : (
          <FormLink to={`/auth/two-factor?with=app${back}`}>Use the authenticator app instead</FormLink>
        )
      }
    >
      <Form ref={form} method="post" noValidate className="flex flex-col gap-5">
        <FailureSummary failure={actionData?.failure} />
        <input type="hidden" name="kind" value={kind} />
        {next ? <input type="hidden" name="next" value={next} /> : null}
        <TextField
          key={kind}
          label={isApp ? "Six-digit code" : "Recovery code"}
          name="code"
          autoComplete="one-time-code"
          inputMode={isApp ? "numeric" : "text"}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          required
          error={actionData?.failure.errors?.code}
        />
        <Button type="submit" size="lg" busy={isSending} className="w-full">
          Sign In
        </Button>
      </Form>
    </AccountCard>
  );
}
