import { redirect } from "react-router";
import { PasswordGate } from "#app/features/accounts/components/password-gate.tsx";
import { ProfileSection } from "#app/features/accounts/components/profile-section.tsx";
import { noticeCookie } from "#app/features/accounts/notices.server.ts";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { deleteAccount } from "#app/features/accounts/profile.commands.server.ts";
import { passwordForm } from "#app/features/accounts/schema.ts";
import { sessionCookie } from "#app/features/accounts/session-cookie.server.ts";
import { FAILURE_TITLES, TOASTS } from "#app/features/accounts/texts.ts";
import { findListPictures, removeUnusedPictures } from "#app/features/lists/removal.commands.server.ts";
import { typedForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { buttonClasses } from "#app/ui/button-classes.ts";
import type { Route } from "./+types/my-data";
import { refuse, refuseFaults, retryAfterHeaders } from "./refuse.server.ts";
import { refusePassword } from "./refuse-password.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { email } = await requireUser(request, context);
  return { email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  const form = await readForm(request, typedForm(passwordForm("delete-account")));
  if (!form.ok) return refuseFaults(form, TOASTS.missingInformation);
  const pictures = await findListPictures(user.id);
  const deletion = await deleteAccount(user.id, form.value.password);
  if (deletion.ok) {
    await removeUnusedPictures(pictures);
    context.get(requestInfoContext).answer.cookies.push(sessionCookie("", 0), noticeCookie("account-deleted"));
    return redirect("/", 303);
  }
  if (deletion.reason !== "last-owner") return refusePassword(form.typed, deletion, "password");
  const description = "You’re the only owner. Make someone else an owner first.";
  return refuse(form.typed, { title: FAILURE_TITLES.change, description, type: "destructive" });
}

export const headers = retryAfterHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "My data",
    description: "Download your data or delete it.",
    path: "/profile/data",
    noindex: true,
  });
}

export default function MyData({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ProfileSection title="Download your data" text="Everything we know about you, in one file that people and programs can read (JSON).">
        <a href="/profile/export" download className={buttonClasses({ variant: "secondary", className: "w-full sm:w-auto" })}>
          Export my data
        </a>
      </ProfileSection>
      <ProfileSection
        isDangerous
        title="Delete your account"
        text={
          <>
            This deletes the account of{" "}
            <strong className="inline-block max-w-full font-semibold break-words text-ink">{loaderData.email}</strong> and everything in it,
            right away and for good: your lists and what’s on them, your preferences, and your sessions on every device.
          </>
        }
      >
        <PasswordGate intent="delete-account" button="Delete my account" variant="danger" failure={actionData?.failure} />
      </ProfileSection>
    </>
  );
}
