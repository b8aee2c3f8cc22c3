import { listGifts } from "#app/features/catalogue/gift-lists.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import type { Route } from "./+types/gifts";
import { giftQuerySchema, toGiftFilters, TYPE_ALIASES } from "./gift-query.ts";
import { readQuery } from "./read-query.ts";
import { toGiftSummary } from "./shapes.ts";

/** GET /api/v1/gifts: one page of the gifts that match the filters. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = readQuery(giftQuerySchema, request.url, TYPE_ALIASES);
  if (!query.ok) throwPageError(400, { detail: query.detail });
  const filters = toGiftFilters(query.value);
  const { gifts, total } = await listGifts(filters);
  const { siteUrl } = config();
  return Response.json(
    { gifts: gifts.map((gift) => toGiftSummary(siteUrl, gift)), total, page: filters.page, pageSize: filters.pageSize },
    { headers: { "cache-control": "public, max-age=60" } },
  );
}
