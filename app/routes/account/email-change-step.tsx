import { redirect } from "react-router";
import { InvalidLink } from "#app/features/accounts/components/account-card.tsx";
import { LinkConfirmation } from "#app/features/accounts/components/link-confirmation.tsx";
import { approveEmailChange } from "#app/features/accounts/emails.commands.server.ts";
import { isLinkValid } from "#app/features/accounts/links.commands.server.ts";
import { noticeCookie } from "#app/features/accounts/notices.server.ts";
import { originOf } from "#app/features/accounts/require-user.server.ts";
import { tokenSchema } from "#app/features/accounts/schema.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/email-change-step";

/** Returns the purpose of the link: `/auth/approve-email` comes from the old mailbox, `/auth/confirm-new-email` from the new one. */
function purposeOf(request: Request): "approve-email-change" | "confirm-email-change" {
  // A request for the page's data alone has `.data` after the path.
  return new URL(request.url).pathname.startsWith("/auth/approve-email") ? "approve-email-change" : "confirm-email-change";
}

export async function loader({ request }: Route.LoaderArgs) {
  const purpose = purposeOf(request);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, purpose, isGood: await isLinkValid(token, purpose) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { token } = await readForm(request, tokenSchema);
  const { answer, country } = context.get(requestInfoContext);
  const step = await approveEmailChange(token, purposeOf(request), originOf(request, country()));
  if (!step.ok) return null;
  answer.cookies.push(noticeCookie(step.isDone ? "email-changed" : "email-change-approved"));
  return redirect("/", 303);
}

export function headers() {
  return { "cache-control": "private, no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "Change email",
    description: "Change the email address of your account.",
    path: "/auth/confirm-new-email",
    noindex: true,
  });
}

export default function EmailChangeStep({ loaderData }: Route.ComponentProps) {
  const { token, isGood, purpose } = loaderData;
  if (!isGood) return <InvalidLink way={{ to: "/profile/security", label: "Start again" }} />;
  const button = purpose === "approve-email-change" ? "Change my email" : "Confirm my new address";
  return <LinkConfirmation title="Changing your email" text="One moment, please." button={button} token={token} />;
}
