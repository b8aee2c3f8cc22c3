import { data, redirect } from "react-router";
import { findSiteNames } from "#app/features/look/site-names.queries.server.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { ContactRefusal } from "#app/site/contact/contact-form.tsx";
import { ContactPage } from "#app/site/contact/contact-page.tsx";
import { contactForm } from "#app/site/contact/contact-schema.ts";
import { sendContactMessage } from "#app/site/contact/send-contact-message.server.ts";
import { catchTrouble } from "../account/typed-values.ts";
import type { Route } from "./+types/contact";
import { readOwnText } from "./written-page.server.ts";

const SENT = "/contact?sent=1";

export async function loader({ request, context }: Route.LoaderArgs) {
  const own = await readOwnText("contact", context.get(requestInfoContext).cacheTags);
  return { own, wasSent: new URL(request.url).searchParams.get("sent") === "1" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { siteName, contactEmail } = await findSiteNames();
  const reading = await readForm(request, contactForm);
  if (!reading.ok) return data<ContactRefusal>({ typed: reading.typed, errors: reading.errors }, { status: 422 });
  // A bot gets the answer of a success, so that it learns nothing.
  if (reading.isTrapped) return redirect(SENT, 303);
  const { clientAddress } = context.get(requestInfoContext);
  const sending = await sendContactMessage(reading.message, { siteName, contactEmail, clientAddress });
  if (sending.ok) return redirect(SENT, 303);
  const minutes = Math.ceil(sending.retryAfterSeconds / 60);
  const problem = `You’ve sent several messages in the past hour. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
  return data<ContactRefusal>(
    { typed: reading.message, problem },
    { status: 429, headers: { "retry-after": String(sending.retryAfterSeconds) } },
  );
}

/** What is typed outlives a message that could not be sent. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return catchTrouble(request, serverAction, (trouble, { name = "", email = "", message = "" }): ContactRefusal => ({
    typed: { name, email, message },
    trouble,
  }));
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const retryAfter = actionHeaders.get("retry-after");
  return { "cache-control": "private, no-cache", ...(retryAfter === null ? {} : { "retry-after": retryAfter }) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  return describePage(site, {
    title: loaderData?.own?.seoTitle ?? "Contact",
    description:
      loaderData?.own?.metaDescription ??
      `Write to ${site.name} with a question, a wrong price, or a gift we should know about. A real person reads every message.`,
    path: "/contact",
    noindex: loaderData?.wasSent ?? false,
  });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage own={loaderData.own} wasSent={loaderData.wasSent} refusal={actionData} />;
}
