import { collectionPath } from "#app/features/collections/addresses.ts";
import { listCollectionCards } from "#app/features/collections/collection-cards.queries.server.ts";
import { COLLECTIONS_PER_PAGE } from "#app/features/collections/constants.ts";
import { listShownCollections } from "#app/features/collections/shown-collections.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import type { Route } from "./+types/collections";
import { collectionQuerySchema } from "./gift-query.ts";
import { readQuery } from "./read-query.ts";

/** GET /api/v1/collections: the collections that are shown now, with the number of their gifts. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = readQuery(collectionQuerySchema, request.url);
  if (!query.ok) throwPageError(400, { detail: query.detail });
  const { page = 1 } = query.value;
  const { siteUrl } = config();
  const { collections, total } = await listShownCollections(COLLECTIONS_PER_PAGE, (page - 1) * COLLECTIONS_PER_PAGE);
  const { cards } = await listCollectionCards(collections);
  const listed = cards.map(({ id, slug, title, lead, gifts }) => {
    return { id, slug, title, lead, url: siteUrl + collectionPath(slug), giftCount: gifts };
  });
  return Response.json(
    { collections: listed, total, page, pageSize: COLLECTIONS_PER_PAGE },
    { headers: { "cache-control": "public, max-age=60" } },
  );
}
