import { redirect } from "react-router";
import { requestReset } from "#app/features/accounts/account-mails.commands.server.ts";
import { AccountCard } from "#app/features/accounts/components/account-card.tsx";
import { FormLink } from "#app/features/accounts/components/form-link.tsx";
import { MailRequestForm } from "#app/features/accounts/components/mail-request-form.tsx";
import { LINK_MINUTES } from "#app/features/accounts/constants.ts";
import { emailOnlySchema } from "#app/features/accounts/schema.ts";
import { FAILURE_TITLES, TOASTS } from "#app/features/accounts/texts.ts";
import { typedForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/forgot";
import { refuseFaults, refuseRateLimited, retryAfterHeaders } from "./refuse.server.ts";

export function loader({ request }: Route.LoaderArgs) {
  return { wasSent: new URL(request.url).searchParams.get("sent") === "1" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, typedForm(emailOnlySchema));
  if (!form.ok) return refuseFaults(form, { ...TOASTS.missingInformation, description: "Please enter your email address." });
  const wish = await requestReset(form.value.email, context.get(requestInfoContext).clientAddress);
  return wish.ok ? redirect("/auth/forgot?sent=1", 303) : refuseRateLimited(form.typed, FAILURE_TITLES.change, wish.retryAfterSeconds);
}

export const headers = retryAfterHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "Forgot password",
    description: "Choose a new password with a link we email you.",
    path: "/auth/forgot",
    noindex: true,
  });
}

export default function Forgot({ loaderData, actionData }: Route.ComponentProps) {
  const back = <FormLink to="/auth">Back to Sign In</FormLink>;
  if (loaderData.wasSent)
    return (
      <AccountCard title="Check your email" footer={back}>
        <p role="status">
          {`If that address has an account, a link to choose a new password is on its way to it. It works once, for ${LINK_MINUTES} minutes.`}
        </p>
      </AccountCard>
    );
  return (
    <AccountCard title="Forgot your password?" text="Enter your email, and we’ll send you a link to choose a new one." footer={back}>
      <MailRequestForm label="Send the link" failure={actionData?.failure} />
    </AccountCard>
  );
}
