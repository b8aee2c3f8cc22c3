import { data, redirect } from "react-router";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { ListsOverview } from "#app/features/lists/components/lists-overview.tsx";
import { SAVE_TEXTS } from "#app/features/lists/constants.ts";
import { listPath } from "#app/features/lists/links.ts";
import { createList, deleteList, restoreList } from "#app/features/lists/lists.commands.server.ts";
import { listDeletedLists, listLists } from "#app/features/lists/lists.queries.server.ts";
import { purgeDeleted } from "#app/features/lists/removal.commands.server.ts";
import { ownListsForms } from "#app/features/lists/schema.ts";
import { findToday } from "#app/features/settings/current-settings.queries.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { typedForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/mine";

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const { searchParams } = new URL(request.url);
  const [lists, deletedLists, today] = await Promise.all([listLists(user.id), listDeletedLists(user.id), findToday()]);
  return { lists, deletedLists, deletedId: searchParams.get("deleted"), isNew: searchParams.has("new"), today };
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  const form = await readForm(request, typedForm(ownListsForms, ["listId"]));
  const refuse = (error: string) => data({ name: form.typed.name ?? "", error }, { status: 422 });
  if (!form.ok) return refuse(form.typed.name === undefined ? SAVE_TEXTS.nameRequired.description : (form.errors.name ?? ""));
  const { value } = form;
  if (value.intent === "create") {
    const made = await createList(user.id, value.name);
    return made.ok ? redirect(listPath(made.list.id), 303) : refuse(SAVE_TEXTS.tooManyLists.description);
  }
  const { intent, listId } = value;
  if (!(await (intent === "delete" ? deleteList : restoreList)(user.id, listId))) throwPageError(404);
  if (intent === "restore") return redirect(listPath(listId), 303);
  await purgeDeleted(user.id);
  return redirect(`/gift-lists?deleted=${listId}`, 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "My Gift Lists",
    description: "Your gift lists: who they’re for, when, and what’s on them.",
    path: "/gift-lists",
    noindex: true,
  });
}

export default function MyLists({ loaderData, actionData }: Route.ComponentProps) {
  return <ListsOverview {...loaderData} refusal={actionData ?? null} />;
}
