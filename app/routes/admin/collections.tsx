import { data, redirect } from "react-router";
import { z } from "zod";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { adminCollectionsPath, collectionFilters } from "#app/features/collections/collection-filters.ts";
import { deleteCollection, restoreCollection } from "#app/features/collections/collections.commands.server.ts";
import { listCollections } from "#app/features/collections/collections.queries.server.ts";
import { CollectionsScreen } from "#app/features/collections/components/admin/collections-screen.tsx";
import { ADMIN_COLLECTIONS_PER_PAGE } from "#app/features/collections/constants.ts";
import { ADMIN_COLLECTION_TEXTS as TEXTS } from "#app/features/collections/texts.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/collections";

const changeSchema = z.strictObject({ intent: z.enum(["delete", "restore"]), id: z.guid() });

export async function loader({ request }: Route.LoaderArgs) {
  const filters = collectionFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { collections, total } = await listCollections(filters);
  const pageCount = Math.max(1, Math.ceil(total / ADMIN_COLLECTIONS_PER_PAGE));
  // A list that has become shorter redirects to its first page, which says how many there are.
  if (collections.length === 0 && filters.page > 1) throw redirect(adminCollectionsPath({ ...filters, page: 1 }));
  return { filters, collections, total, pageCount };
}

/** Deletes a collection, or brings one back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const { intent, id } = await readForm(request, changeSchema);
  if (intent === "delete") {
    const isDeleted = (await deleteCollection(actorId, id)) === "deleted";
    return isDeleted ? { text: TEXTS.deleted, undoId: id } : data({ text: TEXTS.gone, undoId: null }, { status: 409 });
  }
  const outcome = await restoreCollection(actorId, id);
  if (outcome === "restored") return { text: TEXTS.restored, undoId: null };
  return data({ text: outcome === "taken" ? TEXTS.taken : TEXTS.gone, undoId: null }, { status: 409 });
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), { title: TEXTS.title, description: TEXTS.subtitle, path: "/admin/collections", noindex: true });
}

export default function Collections({ loaderData, actionData }: Route.ComponentProps) {
  return <CollectionsScreen {...loaderData} done={actionData ?? null} />;
}
