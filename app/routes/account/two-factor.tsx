import { data, redirect } from "react-router";
import { z } from "zod";
import { renderSVG } from "uqr";
import { PasswordGate } from "#app/features/accounts/components/password-gate.tsx";
import { ProfileSection } from "#app/features/accounts/components/profile-section.tsx";
import { RecoveryCodes } from "#app/features/accounts/components/recovery-codes.tsx";
import { TwoFactorSetup } from "#app/features/accounts/components/two-factor-setup.tsx";
import { noticeCookie } from "#app/features/accounts/notices.server.ts";
import { originOf, requireUser } from "#app/features/accounts/require-user.server.ts";
import { codeForm, passwordForm } from "#app/features/accounts/schema.ts";
import { APP_CODE_REFUSALS, FAILURE_TITLES, TOASTS } from "#app/features/accounts/texts.ts";
import {
  confirmTwoFactor,
  findPendingTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
} from "#app/features/accounts/two-factor.commands.server.ts";
import { typedForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/two-factor";
import { refuse, refuseFaults, retryAfterHeaders } from "./refuse.server.ts";
import { refusePassword } from "./refuse-password.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const pending = user.twoFactorEnabled ? null : await findPendingTwoFactor(user);
  return { isOn: user.twoFactorEnabled, pending: pending && { secret: pending.secret, qrCode: renderSVG(pending.uri, { border: 1 }) } };
}

const twoFactorForms = z.discriminatedUnion("intent", [codeForm("confirm"), passwordForm("start", "renew-codes", "stop")]);

export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  const form = await readForm(request, typedForm(twoFactorForms));
  if (!form.ok) return refuseFaults(form, TOASTS.missingInformation);
  const { typed, value } = form;
  const {
    answer: { cookies },
    country,
  } = context.get(requestInfoContext);
  const origin = originOf(request, country());
  if (value.intent === "confirm") {
    const outcome = await confirmTwoFactor(user, value.code, request, origin);
    if (!outcome.ok) {
      const why = APP_CODE_REFUSALS[outcome.reason];
      return refuse(typed, { title: FAILURE_TITLES.change, description: why, type: "destructive" }, { errors: { code: why } });
    }
    cookies.push(...outcome.cookies);
    return data({ failure: undefined, recoveryCodes: outcome.recoveryCodes });
  }
  const { intent, password } = value;
  if (intent === "start") {
    if (user.twoFactorEnabled) return redirect("/profile/two-factor", 303);
    const check = await startTwoFactor(user, password, request);
    return check.ok ? redirect("/profile/two-factor", 303) : refusePassword(typed, check, "password");
  }
  if (intent === "renew-codes") {
    if (!user.twoFactorEnabled) return redirect("/profile/two-factor", 303);
    const renewal = await renewRecoveryCodes(user, password, request, origin);
    return renewal.ok ? data({ failure: undefined, recoveryCodes: renewal.recoveryCodes }) : refusePassword(typed, renewal, "password");
  }
  const stopping = await stopTwoFactor(user, password, request, origin);
  if (!stopping.ok) return refusePassword(typed, stopping, "password");
  cookies.push(...stopping.cookies, noticeCookie("two-factor-off"));
  return redirect("/profile/security", 303);
}

export const headers = retryAfterHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "Two-factor sign-in",
    description: "A second step after your password.",
    path: "/profile/two-factor",
    noindex: true,
  });
}

export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { isOn, pending } = loaderData;
  const failure = actionData?.failure;
  const codes = actionData && "recoveryCodes" in actionData ? actionData.recoveryCodes : undefined;
  if (codes) return <RecoveryCodes codes={codes} />;
  if (isOn)
    return (
      <>
        <ProfileSection
          title="New recovery codes"
          text="For when you’ve used them up or someone has seen them. The old ones will stop working."
        >
          <PasswordGate intent="renew-codes" button="Make new codes" variant="secondary" failure={failure} />
        </ProfileSection>
        <ProfileSection title="Turn it off" text="You’ll sign in with just your password again.">
          <PasswordGate intent="stop" button="Turn two-factor off" variant="danger" failure={failure} />
        </ProfileSection>
      </>
    );
  if (pending)
    return (
      <>
        <ProfileSection title="Set up two-factor sign-in" text="Any authenticator app will do; most password managers have one too.">
          <TwoFactorSetup qrCode={pending.qrCode} secret={pending.secret} failure={failure} />
        </ProfileSection>
        <ProfileSection title="Changed your mind?" text="Nothing has changed so far.">
          <PasswordGate intent="stop" button="Cancel setup" variant="secondary" failure={failure} />
        </ProfileSection>
      </>
    );
  return (
    <ProfileSection
      title="Set up two-factor sign-in"
      text="After your password, you’ll enter a code from an authenticator app on your phone. You’ll also get recovery codes in case you lose your phone."
    >
      <PasswordGate intent="start" button="Get started" failure={failure} />
    </ProfileSection>
  );
}
