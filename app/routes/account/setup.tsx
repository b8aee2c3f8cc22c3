import { redirect } from "react-router";
import { AccountCard } from "#app/features/accounts/components/account-card.tsx";
import { SetupCodeForm } from "#app/features/accounts/components/setup-code-form.tsx";
import { SETUP_REFUSED } from "#app/features/accounts/admin-texts.ts";
import { noticeCookie } from "#app/features/accounts/notices.server.ts";
import { optionalUser, requireUser } from "#app/features/accounts/require-user.server.ts";
import { redeemSetupCode } from "#app/features/accounts/owner-setup.commands.server.ts";
import { setupCodeSchema } from "#app/features/accounts/schema.ts";
import { isAwaitingOwner } from "#app/features/accounts/setup.queries.server.ts";
import { TOASTS } from "#app/features/accounts/texts.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { typedForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/setup";
import { refuse, refuseFaults, refuseRateLimited, retryAfterHeaders } from "./refuse.server.ts";

/** Where an account is made or opened first, and then this page again. */
const AUTH_AND_BACK = { signUp: "/auth?tab=sign-up&next=%2Fsetup", signIn: "/auth?next=%2Fsetup" };

/** Throws 404 once somebody has the site. */
async function requireOpenSetup(): Promise<void> {
  if (!(await isAwaitingOwner())) throwPageError(404);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await optionalUser(request, context);
  if (user !== null && user.role !== null) throw redirect("/admin");
  await requireOpenSetup();
  return { email: user?.email ?? null };
}

/** Makes the user the site's owner, its first admin, if they have the setup code (Z2). */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  await requireOpenSetup();
  const form = await readForm(request, typedForm(setupCodeSchema));
  if (!form.ok) return refuseFaults(form, TOASTS.missingInformation);
  const { clientAddress, answer } = context.get(requestInfoContext);
  const claim = await redeemSetupCode(user.id, form.value.code, clientAddress);
  if (claim.ok) {
    answer.cookies.push(noticeCookie("site-set-up"));
    return redirect("/admin/start", 303);
  }
  if (claim.reason === "rate-limited") return refuseRateLimited(form.typed, SETUP_REFUSED.title, claim.retryAfterSeconds);
  return refuse(form.typed, SETUP_REFUSED, { status: 403, errors: { code: SETUP_REFUSED.description } });
}

export const headers = retryAfterHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), { title: "Set up this site", description: "Make this site yours.", path: "/setup", noindex: true });
}

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const { email } = loaderData;
  if (email === null)
    return (
      <AccountCard title="Set up this site" text="This site has no owner yet. Create an account and enter the setup code to make it yours.">
        <ol className="flex list-decimal flex-col gap-3 pl-5 marker:font-semibold marker:text-ribbon">
          <li>Create an account for yourself.</li>
          <li>Enter the setup code, which the server printed when it first started.</li>
        </ol>
        <ButtonLink to={AUTH_AND_BACK.signUp} size="lg" className="mt-6 w-full">
          Create an account
        </ButtonLink>
        <ButtonLink to={AUTH_AND_BACK.signIn} variant="secondary" size="lg" className="mt-3 w-full">
          Sign in
        </ButtonLink>
      </AccountCard>
    );
  return (
    <AccountCard
      title="Set up this site"
      text={`You’re signed in as ${email}. Enter the setup code to make this site yours.`}
      footer={
        <p>
          Lost the code? Run <code className="wrap-anywhere">npm run admin:grant -- {email}</code> on the server instead.
        </p>
      }
    >
      <SetupCodeForm failure={actionData?.failure} />
    </AccountCard>
  );
}
