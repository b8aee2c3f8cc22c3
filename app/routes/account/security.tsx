import { ChangeEmail } from "#app/features/accounts/components/change-email.tsx";
import { PasswordForm } from "#app/features/accounts/components/password-form.tsx";
import { ProfileSection } from "#app/features/accounts/components/profile-section.tsx";
import { SessionList } from "#app/features/accounts/components/session-list.tsx";
import { nameDevice } from "#app/features/accounts/devices.ts";
import { findEmailChange } from "#app/features/accounts/emails.queries.server.ts";
import { listPasskeys } from "#app/features/accounts/passkeys.queries.server.ts";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { ABSOLUTE_DAYS, ADMIN_IDLE_HOURS, IDLE_DAYS } from "#app/features/accounts/sessions.ts";
import { listSessions } from "#app/features/accounts/sessions.queries.server.ts";
import { typedForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/security";
import { retryAfterHeaders } from "./refuse.server.ts";
import { changeSecurity, securityForms } from "./security-changes.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const sessions = await listSessions(user.id);
  return {
    email: user.email,
    emailChange: await findEmailChange(user.id),
    twoFactorEnabled: user.twoFactorEnabled,
    passkeyCount: (await listPasskeys(user.id)).length,
    sessions: sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      device: nameDevice(userAgent),
      startedAt: createdAt,
      lastUsedAt,
      isCurrent: id === user.sessionId,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeSecurity(await requireUser(request, context), await readForm(request, typedForm(securityForms)), { request, context });
}

export const headers = retryAfterHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "Security",
    description: "Your password, two-factor sign-in, and where you’re signed in.",
    path: "/profile/security",
    noindex: true,
  });
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { email, emailChange, twoFactorEnabled, passkeyCount, sessions } = loaderData;
  const failure = actionData && "failure" in actionData ? actionData.failure : undefined;
  return (
    <>
      <ProfileSection title="Password" text="Changing it signs you out everywhere else.">
        <PasswordForm email={email} failure={failure} />
      </ProfileSection>
      <ProfileSection
        title="Two-factor sign-in"
        text="After your password, you enter a code from an app on your phone. A stolen password alone won’t let anyone in."
      >
        <p className="flex flex-wrap items-center justify-between gap-3">
          {twoFactorEnabled ? <Badge tone="positive">On</Badge> : <Badge>Off</Badge>}
          <ButtonLink to="/profile/two-factor" variant="secondary">
            {twoFactorEnabled ? "Change" : "Set it up"}
          </ButtonLink>
        </p>
      </ProfileSection>
      <ProfileSection title="Passkeys" text="Sign in with your fingerprint, your face, or a security key, without a password.">
        <p className="flex flex-wrap items-center justify-between gap-3">
          <Badge tone={passkeyCount > 0 ? "positive" : "neutral"}>
            {passkeyCount === 0 ? "None" : passkeyCount === 1 ? "1 passkey" : `${passkeyCount} passkeys`}
          </Badge>
          <ButtonLink to="/profile/passkeys" variant="secondary">
            {passkeyCount > 0 ? "Change" : "Add one"}
          </ButtonLink>
        </p>
      </ProfileSection>
      <ProfileSection title="Email" text="We’ll send a link to both addresses. Your email changes once both have been opened.">
        <ChangeEmail email={email} change={emailChange} failure={failure} />
      </ProfileSection>
      <ProfileSection
        title="Where you’re signed in"
        text={`You’re signed out after ${IDLE_DAYS} days without a visit (${ADMIN_IDLE_HOURS} hours if you help run the shop), and after ${ABSOLUTE_DAYS} days in any case.`}
      >
        <SessionList sessions={sessions} />
      </ProfileSection>
    </>
  );
}
