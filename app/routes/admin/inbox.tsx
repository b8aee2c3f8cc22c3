import { redirect } from "react-router";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { InboxScreen } from "#app/features/inbox/components/inbox-screen.tsx";
import { inboxAddressSchema, inboxFormSchema, inboxPath, MESSAGES_PER_PAGE } from "#app/features/inbox/inbox-form.ts";
import { changeMessage } from "#app/features/inbox/messages.commands.server.ts";
import { countMessages, listMessages } from "#app/features/inbox/messages.queries.server.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { useSite } from "#app/site/use-site.ts";
import type { Route } from "./+types/inbox";

export async function loader({ request }: Route.LoaderArgs) {
  const asked = inboxAddressSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const counts = await countMessages();
  const pageCount = Math.max(1, Math.ceil(counts[asked.folder] / MESSAGES_PER_PAGE));
  // The last page may just have been emptied.
  if (asked.page > pageCount) throw redirect(inboxPath({ ...asked, page: pageCount }));
  return { asked, counts, messages: await listMessages(asked) };
}

const DONE = { done: "Marked as done.", reopen: "The message is open again.", delete: "The message was deleted." } as const;

export async function action({ request, context }: Route.ActionArgs): Promise<{ done: string }> {
  const { id: actorId } = await requireUser(request, context);
  const { intent, id } = await readForm(request, inboxFormSchema);
  return { done: (await changeMessage(actorId, id, intent)) ? DONE[intent] : "That message is no longer there." };
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "Messages from the contact form.";
  return describePage(siteOf(matches), { title: "Inbox", description, path: "/admin/inbox", noindex: true });
}

export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  const { name } = useSite();
  return <InboxScreen {...loaderData} siteName={name} done={actionData?.done} />;
}
