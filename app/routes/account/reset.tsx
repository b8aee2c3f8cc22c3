import { Form, redirect, useNavigation } from "react-router";
import { AccountCard, InvalidLink } from "#app/features/accounts/components/account-card.tsx";
import { FailureSummary } from "#app/features/accounts/components/failure-summary.tsx";
import { PasswordField } from "#app/features/accounts/components/password-field.tsx";
import { useFailure } from "#app/features/accounts/components/use-failure.ts";
import { LINK_MINUTES, PASSWORD_MAX, PASSWORD_MIN } from "#app/features/accounts/constants.ts";
import { isLinkValid } from "#app/features/accounts/links.commands.server.ts";
import { noticeCookie } from "#app/features/accounts/notices.server.ts";
import { originOf } from "#app/features/accounts/require-user.server.ts";
import { resetPassword } from "#app/features/accounts/passwords.commands.server.ts";
import { resetSchema } from "#app/features/accounts/schema.ts";
import { FAILURE_TITLES, TOASTS } from "#app/features/accounts/texts.ts";
import { typedForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/reset";
import { refuse, refuseFaults, refuseForNow, retryAfterHeaders } from "./refuse.server.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, isGood: await isLinkValid(token, "reset-password") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, typedForm(resetSchema));
  if (!form.ok) return refuseFaults(form, { ...TOASTS.missingInformation, description: "Please choose a password." });
  const { answer, clientAddress, country } = context.get(requestInfoContext);
  const outcome = await resetPassword(form.value, clientAddress, originOf(request, country()));
  if (outcome.ok) {
    answer.cookies.push(noticeCookie("password-reset"));
    return redirect("/auth", 303);
  }
  if (outcome.reason === "rate-limited" || outcome.reason === "busy") return refuseForNow(form.typed, FAILURE_TITLES.change, outcome);
  const why =
    outcome.reason === "weak-password" ? outcome.why : `This link has already been used or is more than ${LINK_MINUTES} minutes old.`;
  return refuse(form.typed, { title: FAILURE_TITLES.change, description: why, type: "destructive" }, { errors: { password: why } });
}

export const headers = retryAfterHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "New password",
    description: "Choose a new password.",
    path: "/auth/reset",
    noindex: true,
  });
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const form = useFailure(actionData?.failure);
  const isSending = useNavigation().state === "submitting";
  if (!loaderData.isGood) return <InvalidLink way={{ to: "/auth/forgot", label: "Get a new link" }} />;
  return (
    <AccountCard title="Choose a new password" text="Everyone signed in to your account will be signed out.">
      <Form ref={form} method="post" noValidate className="flex flex-col gap-5">
        <FailureSummary failure={actionData?.failure} />
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          required
          minLength={PASSWORD_MIN}
          maxLength={PASSWORD_MAX}
          hint={`At least ${PASSWORD_MIN} characters.`}
          error={actionData?.failure.errors?.password}
        />
        <Button type="submit" size="lg" busy={isSending} className="w-full">
          Save the new password
        </Button>
      </Form>
    </AccountCard>
  );
}
