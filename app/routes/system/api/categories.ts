import { listCategories } from "#app/features/catalogue/categories.queries.server.ts";
import { countGiftsByCategory } from "#app/features/catalogue/category-counts.queries.server.ts";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import { throwPageError } from "#app/platform/errors.ts";
import type { Route } from "./+types/categories";
import { categoryQuerySchema } from "./gift-query.ts";
import { readQuery } from "./read-query.ts";

/** GET /api/v1/categories: every value of one taxonomy, with the number of its gifts. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = readQuery(categoryQuerySchema, request.url);
  if (!query.ok) throwPageError(400, { detail: query.detail });
  const { type } = query.value;
  const key = TAXONOMIES.find((taxonomy) => taxonomy.type === type)?.key ?? "giftType";
  const [categories, counts] = await Promise.all([listCategories(key), countGiftsByCategory(key)]);
  return Response.json(
    { categories: categories.map(({ id, name, slug, icon }) => ({ id, type, name, slug, icon, giftCount: counts.get(id) ?? 0 })) },
    { headers: { "cache-control": "public, max-age=60" } },
  );
}
