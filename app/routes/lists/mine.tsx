import { data, redirect } from "react-router";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { isUuid } from "#app/features/catalogue/gift-tags.ts";
import { ListsOverview } from "#app/features/lists/components/lists-overview.tsx";
import { SAVE_TEXTS } from "#app/features/lists/constants.ts";
import { listPath } from "#app/features/lists/links.ts";
import { createList, deleteList, restoreList } from "#app/features/lists/lists.commands.server.ts";
import { listDeletedLists, listLists } from "#app/features/lists/lists.queries.server.ts";
import { purgeDeleted } from "#app/features/lists/removal.commands.server.ts";
import { fieldErrors, newListSchema } from "#app/features/lists/schema.ts";
import { findToday } from "#app/features/settings/current-settings.queries.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
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
  const { intent, ...fields } = await readForm(request);
  if (intent === "create") {
    const reading = newListSchema.safeParse(fields);
    const refuse = (error: string) => data({ name: fields.name ?? "", error }, { status: 422 });
    if (!reading.success) return refuse(fieldErrors(reading.error).name ?? SAVE_TEXTS.nameRequired.description);
    const made = await createList(user.id, reading.data.name);
    return made.ok ? redirect(listPath(made.list.id), 303) : refuse(SAVE_TEXTS.tooManyLists.description);
  }
  const { listId = "" } = fields;
  if (!isUuid(listId)) throwPageError(400);
  if (intent === "delete") {
    if (!(await deleteList(user.id, listId))) throwPageError(404);
    await purgeDeleted(user.id);
    return redirect(`/gift-lists?deleted=${listId}`, 303);
  }
  if (intent === "restore") {
    if (!(await restoreList(user.id, listId))) throwPageError(404);
    return redirect(listPath(listId), 303);
  }
  throwPageError(400);
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "My Gift Lists",
    description: "Your gift lists: for whom, for when, and what is on them.",
    path: "/gift-lists",
    noindex: true,
  });
}

export default function MyLists({ loaderData, actionData }: Route.ComponentProps) {
  return <ListsOverview {...loaderData} refusal={actionData ?? null} />;
}
