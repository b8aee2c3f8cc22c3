import { categoryPath } from "#app/features/catalogue/addresses.ts";
import { listGiftCards } from "#app/features/catalogue/gifts.queries.server.ts";
import { taxonomy } from "#app/features/catalogue/taxonomies.ts";
import { collectionPath } from "#app/features/collections/addresses.ts";
import { addCorrected, searchOthers } from "#app/features/search/other-hits.queries.server.ts";
import { searchGifts } from "#app/features/search/queries.server.ts";
import { searchQuerySchema } from "#app/features/search/schema.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import type { Route } from "./+types/search";
import { readQuery } from "./read-query.ts";
import { toUnstampedSummary } from "./shapes.ts";

/** GET /api/v1/search: the best gifts, posts, categories and collections for a query; all empty for an empty one. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = readQuery(searchQuerySchema, request.url);
  if (!query.ok) throwPageError(400, { detail: query.detail });
  const { q, limit } = query.value;
  const { siteUrl } = config();
  const others = { categories: limit, posts: limit, collections: limit };
  const [matches, found] = await Promise.all([searchGifts({ query: q, limit, isCounted: false }), searchOthers(q, others)]);
  const { correction } = matches;
  const [gifts, { categories, posts, collections }] = await Promise.all([
    listGiftCards(matches.ids),
    addCorrected(found, correction?.text, others),
  ]);
  return Response.json(
    {
      gifts: gifts.map((gift) => toUnstampedSummary(siteUrl, gift)),
      posts: posts.map(({ id, title, slug, excerpt }) => ({ id, title, slug, excerpt, url: `${siteUrl}/blog/${slug}` })),
      categories: categories.map(({ id, taxonomy: key, name, slug, icon }) => {
        const url = siteUrl + categoryPath(key, slug);
        return { id, type: taxonomy(key).type, name, slug, icon, url };
      }),
      collections: collections.map(({ id, title, slug, lead }) => ({ id, title, slug, lead, url: siteUrl + collectionPath(slug) })),
      correction,
      isPartial: matches.isPartial,
    },
    { headers: { "cache-control": "private, max-age=30" } },
  );
}
