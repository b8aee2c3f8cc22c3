import { useMemo } from "react";
import { data, redirect } from "react-router";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { OwnListScreen } from "#app/features/lists/components/own-list-screen.tsx";
import { explainRefusal } from "#app/features/lists/components/list-changes.ts";
import { listRemovedItems } from "#app/features/lists/items.queries.server.ts";
import { editPath, listPath } from "#app/features/lists/links.ts";
import type { ListChange, RefusedChange } from "#app/features/lists/list-types.ts";
import { findOwnList, findRevealedClaims, listNames } from "#app/features/lists/lists.queries.server.ts";
import { serializeList, deserializeList } from "#app/features/lists/list-dto.ts";
import { changeFormSchema } from "#app/features/lists/schema.ts";
import { findToday } from "#app/features/settings/current-settings.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/one";
import { changeList } from "./list-changes.server.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const { searchParams } = new URL(request.url);
  const [list, names] = await Promise.all([findOwnList(user.id, params.list), listNames(user.id)]);
  if (list === null) throwPageError(404);
  const today = await findToday();
  const [claims, removedItems] = await Promise.all([findRevealedClaims(list, today), listRemovedItems(list.id)]);
  return {
    list: serializeList(list),
    otherLists: names.filter(({ id }) => id !== list.id),
    claims,
    /** What is edited without JavaScript: `list`, `sharing` or an item's id. */
    edited: searchParams.get("edit"),
    removedItems,
    removedId: searchParams.get("removed"),
    today,
    siteUrl: config().siteUrl,
  };
}

/** Returns the path that a change by a plain form redirects to. */
function placeAfter(listId: string, change: ListChange["change"], itemId: string): string {
  if (change === "share") return editPath(listId, "sharing");
  if (change === "remove-item") return `${listPath(listId)}?removed=${itemId}`;
  return change === "edit-list" || change === "move-item" ? listPath(listId) : `${listPath(listId)}#item-${itemId}`;
}

/** Handles as a plain form, for readers without JavaScript, what scripts send to `changes`. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  const asked = await readForm(request, changeFormSchema);
  const { change, fields: typed } = asked;
  const answer = await changeList(user.id, params.list, asked);
  if (answer.ok) return redirect(placeAfter(params.list, change, typed.itemId ?? ""), 303);
  const { reason } = answer;
  const refused = { change, reason, typed, errors: "errors" in answer ? answer.errors : {}, problem: explainRefusal(reason) };
  if (reason !== "conflict") return data<RefusedChange>(refused, { status: 422 });
  return data<RefusedChange>({ ...refused, typed: { ...typed, opened: answer.opened } }, { status: 409 });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.list.name ?? "Gift list";
  return describePage(siteOf(matches), { title, description: title, path: listPath(loaderData?.list.id ?? ""), noindex: true });
}

export default function OwnListPage({ loaderData, actionData }: Route.ComponentProps) {
  const list = useMemo(() => deserializeList(loaderData.list), [loaderData.list]);
  return <OwnListScreen key={list.id} {...loaderData} list={list} refused={actionData ?? null} />;
}
