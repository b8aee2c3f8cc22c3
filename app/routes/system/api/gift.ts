import { storeHref } from "#app/features/affiliate/store-links.ts";
import { giftPath } from "#app/features/catalogue/addresses.ts";
import { PUBLIC_FIELDS } from "#app/features/catalogue/gift-fields.ts";
import { findGift } from "#app/features/catalogue/gifts.queries.server.ts";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { marketplaceIn } from "../caller-marketplace.server.ts";
import type { Route } from "./+types/gift";
import { giftDetailQuerySchema } from "./gift-query.ts";
import { readQuery } from "./read-query.ts";
import { imageUrl, toPrice } from "./shapes.ts";

/** GET /api/v1/gifts/{id}: a gift by id or slug, with its tags and the store link for the caller's marketplace. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const query = readQuery(giftDetailQuerySchema, request.url);
  if (!query.ok) throwPageError(400, { detail: query.detail });
  const gift = await findGift(params.gift);
  if (gift === null) throwPageError(404, { detail: "No gift has this id or slug." });
  const { siteUrl, affiliateProgram } = config();
  const marketplace = query.value.marketplace ?? (await marketplaceIn(context.get(requestInfoContext).country()));
  const { id, tags } = gift;
  const answerOf = ({ kind, key }: (typeof PUBLIC_FIELDS)[number]) => {
    const value = gift[key];
    if (kind === "picture") return imageUrl(siteUrl, value as string | null);
    if (kind === "pictures") return gift.pictures.map(({ image, alt }) => ({ image: imageUrl(siteUrl, image), alt }));
    return kind === "address" && value !== null ? storeHref(value as string, { marketplace, ...affiliateProgram }) : value;
  };
  const tagsOf = (key: string) => tags.filter((tag) => tag.taxonomy === key).map((tag) => ({ id: tag.id, name: tag.name, slug: tag.slug }));
  return Response.json(
    {
      id,
      ...Object.fromEntries(PUBLIC_FIELDS.map((field) => [field.key, answerOf(field)])),
      url: siteUrl + giftPath(id),
      ...toPrice(gift),
      updatedAt: gift.updatedAt.toISOString(),
      tags: Object.fromEntries(TAXONOMIES.map(({ key, type }) => [type, tagsOf(key)])),
      marketplace,
    },
    { headers: { "cache-control": "private, max-age=60" } },
  );
}
