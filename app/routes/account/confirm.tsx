import { redirect } from "react-router";
import { InvalidLink } from "#app/features/accounts/components/account-card.tsx";
import { LinkConfirmation } from "#app/features/accounts/components/link-confirmation.tsx";
import { confirmEmail } from "#app/features/accounts/emails.commands.server.ts";
import { isLinkValid } from "#app/features/accounts/links.commands.server.ts";
import { noticeCookie } from "#app/features/accounts/notices.server.ts";
import { tokenSchema } from "#app/features/accounts/schema.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/confirm";

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, isGood: await isLinkValid(token, "confirm-email") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { token } = await readForm(request, tokenSchema);
  if (!(await confirmEmail(token))) return null;
  context.get(requestInfoContext).answer.cookies.push(noticeCookie("email-confirmed"));
  return redirect("/", 303);
}

export function headers() {
  return { "cache-control": "private, no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "Confirm your email",
    description: "Confirm that this address is yours.",
    path: "/auth/confirm",
    noindex: true,
  });
}

export default function Confirm({ loaderData }: Route.ComponentProps) {
  const { token, isGood } = loaderData;
  if (!isGood) return <InvalidLink way={{ to: "/auth/resend", label: "Send the confirmation again" }} />;
  return <LinkConfirmation title="Confirming your address" text="One moment, please." button="Confirm my address" token={token} />;
}
