import { z } from "zod";
import { isUuid } from "#app/features/catalogue/gift-tags.ts";
import { taxonomyKey } from "#app/features/catalogue/taxonomies.queries.server.ts";
import { modelClaims } from "#app/features/finder/read/by-model/stored-claims.ts";
import { followShopReader } from "#app/features/finder/teach/shop-reader.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import type { KnownOfGift } from "./known-of-gift.ts";

const giftRow = rowOf({
  id: uuid,
  name: z.string(),
  description: z.string(),
  brandName: z.string().nullable(),
  modelClaims: modelClaims.nullable(),
  said: z.array(z.strictObject({ key: z.string(), source: z.enum(["person", "file"]), weight: z.number() })),
  refused: z.array(z.string()),
  filled: z.array(taxonomyKey),
  told: z.partialRecord(z.enum(["child", "male", "female"]), z.number()),
});

/** Finds a gift of the connected site by its id or its slug, with all that the shop knows of it; null where there is none. */
export async function findGift(idOrSlug: string): Promise<KnownOfGift | null> {
  const gift = await readRow(database(), giftRow)`
    select g.id, g.name, left(g.description, 1500) as description, g.brand_name as "brandName", m.claims as "modelClaims",
      coalesce((
        select jsonb_agg(jsonb_build_object('key', c.taxonomy || ' ' || c.slug, 'source', k.source, 'weight', k.weight))
        from gift_categories k join categories c on c.id = k.category_id where k.gift_id = g.id and k.source in ('person', 'file')
      ), '[]') as said,
      array(
        select c.taxonomy || ' ' || c.slug from category_guesses k join categories c on c.id = k.category_id
        where k.gift_id = g.id and k.decision = 'refused' order by 1
      ) as refused,
      array(select taxonomy from filled_taxonomies(array[g.id])) as filled,
      (select coalesce(jsonb_object_agg(kind, weight), '{}') from gift_claims where gift_id = g.id) as told
    from gifts g left join model_readings m on m.texts_hash = gift_texts_hash(g.name, g.description)
    where ${isUuid(idOrSlug) ? idOrSlug : null}::uuid = g.id or g.slug = ${idOrSlug}`;
  if (gift === null) return null;
  const categories = await readRows(database(), rowOf({ key: z.string() }))`select taxonomy || ' ' || slug as key from categories`;
  return { ...gift, shop: await followShopReader(), categories: new Set(categories.map(({ key }) => key)) };
}
