import { pictureOfGift } from "#app/features/still-lifes/still-address.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { currency } from "#app/platform/money-schema.ts";
import { BADGE_TAXONOMIES, MAX_BADGES } from "./constants.ts";
import { showPrice } from "./prices.queries.server.ts";
import { cleanCategoryName, cleanName } from "./gift-tags.ts";
import { describeTier } from "./price-tiers.ts";
import type { TaxonomyKey } from "./taxonomies.ts";
import type { CardFacts, GiftCard } from "./types.ts";

/** A gift that has been read already. */
interface KnownGift extends Pick<GiftCard, "id" | "slug" | "name" | "inStock" | "isFeatured"> {
  card: CardFacts | null;
}

const NAMED_TAXONOMIES = [...BADGE_TAXONOMIES, "priceTier"] as const satisfies TaxonomyKey[];

const NAMED_CODE = rowOf({
  code: z.int(),
  taxonomy: z.enum(NAMED_TAXONOMIES),
  name: z.string(),
  minCents: z.int().nullable(),
  maxCents: z.int().nullable(),
  currency,
});
type NamedCode = z.infer<typeof NAMED_CODE>;

/** Returns the cards of gifts that have been read already: only the names of their categories are read, which may change at any time. */
export async function listKnownGiftCards(gifts: readonly KnownGift[]): Promise<GiftCard[]> {
  const [names, { timeZone }] = await Promise.all([readNamesOfCodes(gifts.flatMap(({ card }) => card?.codes ?? [])), findSettings()]);
  return gifts.flatMap(({ id, slug, name, inStock, isFeatured, card }) => {
    if (card === null) return [];
    const own = names.filter(({ code }) => card.codes.includes(code));
    const firstOf = (key: TaxonomyKey) => own.find((named) => named.taxonomy === key);
    const badges = BADGE_TAXONOMIES.flatMap((key) => firstOf(key)?.name ?? []);
    const tier = firstOf("priceTier");
    return [
      {
        id,
        slug,
        name: cleanName(name),
        image: pictureOfGift({ id, name, image: card.image }),
        inStock,
        isFeatured,
        ...showPrice(card.price, timeZone),
        priceTier: tier?.name ?? null,
        priceRange: tier === undefined ? null : describeTier(tier),
        badges: [...new Set(badges)].slice(0, MAX_BADGES),
      },
    ];
  });
}

/** Returns the names of those categories whose names stand on cards, and the bounds of price tiers, in the order of their taxonomies' values. */
async function readNamesOfCodes(codes: readonly number[]): Promise<NamedCode[]> {
  if (codes.length === 0) return [];
  const rows = await readRows(readDatabase(), NAMED_CODE)`
    select code, taxonomy, name, min_price_cents::float8 as "minCents", max_price_cents::float8 as "maxCents", currency from categories
    where code = any (${sql.param([...new Set(codes)])}::int[]) and taxonomy = any (${sql.param(NAMED_TAXONOMIES)}::text[])
    order by sort_order, name`;
  return rows.map((named) => ({ ...named, name: cleanCategoryName(named.name) }));
}
