import { collectionMatches, pickOfDocument } from "#app/features/collections/collection-form.ts";
import { findMatches, listRuleChoices } from "#app/features/collections/collection-editor.queries.server.ts";
import {
  findCollectionToEdit,
  findCollectionVersion,
  listCollectionVersions,
} from "#app/features/collections/collections.queries.server.ts";
import { CollectionEditorScreen } from "#app/features/collections/components/admin/collection-editor-screen.tsx";
import type { CollectionDocument, CollectionMatches } from "#app/features/collections/types.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/collection-editor";

const NOTHING: CollectionMatches = { gifts: [], total: 0, chosen: [] };

async function findMatchesOf(document: CollectionDocument): Promise<CollectionMatches> {
  const read = collectionMatches.safeParse(pickOfDocument(document));
  return read.success ? findMatches(read.data) : NOTHING;
}

/** GET /admin/collections/{id or "new"}: the editor of a collection; with ?version= it is opened with an earlier state. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const collection = await findCollectionToEdit(params.collection);
  if (collection === null) throwPageError(404);
  const { id, document } = collection;
  const asked = new URL(request.url).searchParams.get("version");
  const isVersion = id !== null && asked !== null && /^[1-9]\d{0,8}$/.test(asked);
  const earlier = isVersion ? await findCollectionVersion(id, Number(asked)) : null;
  if (asked !== null && earlier === null) throwPageError(404);
  const [versions, choices, matches] = await Promise.all([
    id === null ? [] : listCollectionVersions(id),
    listRuleChoices(),
    findMatchesOf(earlier ?? document),
  ]);
  return {
    collectionRef: params.collection,
    collection,
    versions,
    choices,
    matches,
    earlier: earlier === null ? null : { version: Number(asked), document: earlier },
  };
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const title = loaderData?.collection.document.title || "New collection";
  const description = "Edit a collection of gifts.";
  return describePage(siteOf(matches), { title, description, path: `/admin/collections/${params.collection}`, noindex: true });
}

export default function CollectionEditor({ loaderData }: Route.ComponentProps) {
  return <CollectionEditorScreen {...loaderData} />;
}
