import { data, Form, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { resendOwnConfirmation } from "#app/features/accounts/account-mails.commands.server.ts";
import { FailureSummary } from "#app/features/accounts/components/failure-summary.tsx";
import { FormLink } from "#app/features/accounts/components/form-link.tsx";
import { NameForm } from "#app/features/accounts/components/name-form.tsx";
import { ProfileSection } from "#app/features/accounts/components/profile-section.tsx";
import { LINK_MINUTES } from "#app/features/accounts/constants.ts";
import { noticeCookie } from "#app/features/accounts/notices.server.ts";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { changeName } from "#app/features/accounts/profile.commands.server.ts";
import { nameSchema, openedNameSchema, type PersonName } from "#app/features/accounts/schema.ts";
import { FAILURE_TITLES, TOASTS } from "#app/features/accounts/texts.ts";
import { MarketplaceForm } from "#app/features/affiliate/components/marketplace-form.tsx";
import { type FormConflict, readOpened } from "#app/platform/form-merge.ts";
import { typedForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/profile";
import { withTypedValues } from "./typed-values.ts";
import { refuse, refuseFaults, refuseRateLimited, retryAfterHeaders } from "./refuse.server.ts";

const CHANGED_ELSEWHERE = "Your name was changed elsewhere while this form was open. Nothing you typed is lost, and nothing is saved yet.";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { email, emailVerified, firstName, lastName } = await requireUser(request, context);
  return { email, emailVerified, firstName, lastName };
}

const profileForms = z.discriminatedUnion("intent", [nameSchema, z.strictObject({ intent: z.literal("resend") })]);

export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  const form = await readForm(request, typedForm(profileForms));
  const { answer, clientAddress } = context.get(requestInfoContext);
  if (!form.ok) return refuseFaults(form, TOASTS.missingInformation);
  if (form.value.intent === "resend") {
    const wish = await resendOwnConfirmation(user, clientAddress);
    return wish.ok
      ? data({ failure: undefined, wasSent: true })
      : refuseRateLimited(form.typed, FAILURE_TITLES.change, wish.retryAfterSeconds);
  }
  const { firstName, lastName, opened } = form.value;
  const outcome = await changeName(user.id, { firstName, lastName }, readOpened(opened, openedNameSchema));
  if (!outcome.ok) return refuseConflict(form.typed, outcome);
  answer.cookies.push(noticeCookie("name-changed"));
  return redirect("/profile", 303);
}

/**
 * Answers a name form after the name was changed elsewhere: the current name is shown beside the fields, which still have what was typed.
 */
function refuseConflict(fields: Record<string, string>, { disputed, now, opened }: FormConflict<PersonName>) {
  const errors = Object.fromEntries(
    disputed.map((name) => [name, `It was changed to “${now[name]}” in the meantime. Save again to use yours instead.`]),
  );
  const typed = { ...fields, opened: JSON.stringify(opened) };
  return refuse(typed, { title: FAILURE_TITLES.change, description: CHANGED_ELSEWHERE, type: "destructive" }, { status: 409, errors });
}

/** Typed values outlive a form that could not be sent. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withTypedValues(request, serverAction);
}

export const headers = retryAfterHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), { title: "My Profile", description: "Your account.", path: "/profile", noindex: true });
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { email, emailVerified, firstName, lastName } = loaderData;
  const failure = actionData?.failure;
  const wasSent = actionData !== undefined && "wasSent" in actionData;
  const isSending = useNavigation().formData?.get("intent") === "resend";
  return (
    <>
      {emailVerified ? null : (
        <div className="rounded-card bg-butter p-5 sm:px-7">
          <p>
            <strong className="font-semibold">Your email isn’t confirmed yet.</strong> Please open the link we sent to{" "}
            <span className="inline-block max-w-full break-words">{email}.</span>
          </p>
          <FailureSummary failure={failure?.intent === "resend" ? failure : undefined} />
          {wasSent ? (
            <p role="status" className="mt-3 font-medium">
              {`We’ve sent it again. The link works once, for ${LINK_MINUTES} minutes.`}
            </p>
          ) : (
            <Form method="post" className="mt-3">
              <input type="hidden" name="intent" value="resend" />
              <Button type="submit" variant="secondary" size="sm" busy={isSending}>
                Send it again
              </Button>
            </Form>
          )}
        </div>
      )}
      <ProfileSection title="Name" text="Only you and the people you share a list with can see it.">
        <NameForm firstName={firstName} lastName={lastName} failure={failure} />
      </ProfileSection>
      <ProfileSection title="Email" text="You sign in with it, and our emails go there.">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold break-all">{email}</span>
          {emailVerified ? <Badge tone="positive">Confirmed</Badge> : <Badge tone="out-of-stock">Not confirmed</Badge>}
        </p>
        <FormLink to="/profile/security" className="text-[0.9375rem]">
          Change your email
        </FormLink>
      </ProfileSection>
      <ProfileSection title="Marketplace" text="Store links go to this country’s store, on every device you sign in on.">
        <MarketplaceForm forAccount />
      </ProfileSection>
    </>
  );
}
