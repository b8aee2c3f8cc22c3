import { useMemo } from "react";
import { data, redirect } from "react-router";
import { requireUser } from "#app/features/accounts/policy.server.ts";
import { toDay } from "#app/features/lists/arrival.rules.ts";
import { OwnListScreen } from "#app/features/lists/components/own-list-screen.tsx";
import { explainRefusal } from "#app/features/lists/components/list-changes.ts";
import { findRemovedTitle } from "#app/features/lists/items.queries.server.ts";
import { editPath, listPath } from "#app/features/lists/links.rules.ts";
import type { ListChange, RefusedChange } from "#app/features/lists/list.types.ts";
import { findOwnList, findRevealedClaims, listNames } from "#app/features/lists/lists.queries.server.ts";
import { packList, unpackList } from "#app/features/lists/packed-items.rules.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { readOwnForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/one";
import { changeList } from "./list-changes.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const { searchParams } = new URL(request.url);
  const [list, names] = await Promise.all([findOwnList(user.id, params.list), listNames(user.id)]);
  if (list === null) throwPageError(404);
  const today = toDay(new Date());
  const removedId = searchParams.get("removed");
  const removedTitle = removedId === null ? null : await findRemovedTitle(list.id, removedId);
  return {
    list: packList(list),
    otherLists: names.filter(({ id }) => id !== list.id),
    claims: await findRevealedClaims(list, today),
    /** What a reader without JavaScript edits: `list`, `sharing` or an item's id. */
    edited: searchParams.get("edit"),
    removed: removedId === null || removedTitle === null ? null : { itemId: removedId, title: removedTitle },
    today,
    siteUrl: config().siteUrl,
  };
}

/** Where a change that was made by a plain form leads. */
function placeAfter(listId: string, change: ListChange["change"], itemId: string): string {
  if (change === "share") return editPath(listId, "sharing");
  if (change === "remove-item") return `${listPath(listId)}?removed=${itemId}`;
  return change === "edit-list" || change === "move-item" ? listPath(listId) : `${listPath(listId)}#item-${itemId}`;
}

/** What the pages' scripts send to `changes` comes here as a plain form from a reader without them. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  const { change: wanted, ...typed } = await readOwnForm(request);
  const { change, answer } = await changeList(user.id, params.list, { change: wanted, fields: typed });
  if (answer.ok) return redirect(placeAfter(params.list, change, typed.itemId ?? ""), 303);
  const errors = answer.reason === "invalid" ? answer.errors : {};
  return data<RefusedChange>({ change, typed, errors, problem: explainRefusal(answer.reason) }, { status: 422 });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.list.name ?? "Gift list";
  return describePage(siteOf(matches), { title, description: title, path: listPath(loaderData?.list.id ?? ""), noindex: true });
}

export default function OwnListPage({ loaderData, actionData }: Route.ComponentProps) {
  const list = useMemo(() => unpackList(loaderData.list), [loaderData.list]);
  return <OwnListScreen key={list.id} {...loaderData} list={list} refused={actionData ?? null} />;
}
