import { AccountCard } from "#app/features/accounts/components/account-card.tsx";
import { FormLink } from "#app/features/accounts/components/form-link.tsx";
import { LINK_MINUTES } from "#app/features/accounts/constants.ts";
import { config } from "#app/platform/config.server.ts";
import { isSameOriginPath } from "#app/platform/same-origin.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/check-mail";

export function loader({ request }: Route.LoaderArgs) {
  const next = new URL(request.url).searchParams.get("next");
  return { next: isSameOriginPath(next) ? next : null, mustConfirm: config().smtpUrl !== undefined };
}

export function headers() {
  return { "cache-control": "private, no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "Check your email",
    description: "We’ve sent you an email.",
    path: "/auth/check-mail",
    noindex: true,
  });
}

export default function CheckMail({ loaderData }: Route.ComponentProps) {
  const { next, mustConfirm } = loaderData;
  return (
    <AccountCard
      title="Account created"
      text="Please check your email to verify your account."
      footer={
        <p>
          Don’t see it? Check your spam folder, or <FormLink to="/auth/resend">send it again</FormLink>
        </p>
      }
    >
      <p>
        {mustConfirm
          ? `Open the link in the email within ${LINK_MINUTES} minutes, then sign in.`
          : `Open the link in the email within ${LINK_MINUTES} minutes to confirm your address. You can already sign in.`}
      </p>
      <ButtonLink to={next ? `/auth?next=${encodeURIComponent(next)}` : "/auth"} size="lg" className="mt-5 w-full">
        Go to Sign In
      </ButtonLink>
    </AccountCard>
  );
}
