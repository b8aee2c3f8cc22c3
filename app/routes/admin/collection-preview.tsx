import { Link } from "react-router";
import { findCollectionToPreview } from "#app/features/collections/collections.queries.server.ts";
import { CollectionView } from "#app/features/collections/components/collection-view.tsx";
import { throwPageError } from "#app/platform/errors.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { loadCollection } from "../site/load-collection.server.ts";
import type { Route } from "./+types/collection-preview";

/** GET /admin/collections/{id}/preview: the last saved state of a collection, as shoppers will see it. */
export async function loader({ params }: Route.LoaderArgs) {
  const collection = await findCollectionToPreview(params.collection);
  if (collection === null) throwPageError(404);
  const { shown } = await loadCollection(collection, { sort: "own", page: 1 });
  return { ...shown, id: collection.id, isShown: collection.standing === "shown" };
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const title = `Preview: ${loaderData?.collection.title ?? "collection"}`;
  const path = `/admin/collections/${params.collection}/preview`;
  return describePage(siteOf(matches), { title, description: "A collection as shoppers will see it.", path, noindex: true });
}

export default function CollectionPreview({ loaderData: { id, isShown, ...shown } }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-content px-4 pt-6 pb-16 md:px-6">
      <p role="status" className="mb-8 rounded-control bg-butter px-4 py-3 text-center font-medium">
        {isShown ? "This is how shoppers see the collection. " : "A preview: shoppers can’t see this collection yet. "}
        <Link to={`/admin/collections/${id}`} className="underline underline-offset-2">
          Back to the editor
        </Link>
      </p>
      <CollectionView {...shown} pageCount={1} />
    </div>
  );
}
