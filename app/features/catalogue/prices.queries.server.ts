import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { config } from "#app/platform/config.server.ts";
import { currency } from "#app/platform/money-schema.ts";
import { limitPageAge } from "#app/platform/request-scope.server.ts";
import { AMAZON_URL_PATTERN, API_PRICE_MAX_AGE_MS, toShownPrice } from "./prices.ts";
import type { PriceNote, StoredPrice } from "./types.ts";

/**
 * Selects how Amazon's prices may be shown: the operator's setting, else the owner's answer. Every query reads the answer, so a new one
 * takes effect immediately on all servers.
 */
export function amazonPricePolicy(): SQL {
  const { amazonPrices } = config();
  return amazonPrices === null ? sql`coalesce((select answer from amazon_prices), 'as-entered')` : sql`${amazonPrices}::text`;
}

/** Returns the condition that Amazon sells a gift; `gift` is the alias of its row. */
export function isAmazonGift(gift = sql.raw("g")): SQL {
  return sql`coalesce(${gift}.affiliate_url ~* ${AMAZON_URL_PATTERN}, false)`;
}

/** The shapes of the columns that decide what of a gift's price may be shown. */
export const priceShape = {
  price_cents: z.int().nullable(),
  currency,
  price_source: z.enum(["editor", "import", "api"]),
  price_checked_ms: z.number().nullable(),
  is_api_only: z.boolean(),
};
export type PriceRow = z.infer<z.ZodObject<typeof priceShape>>;

/** Selects the columns of priceShape from the row with the alias `gift`. Addresses are matched only where the rule asks for it. */
export function priceColumns(gift = sql.raw("g")): SQL {
  return sql`${gift}.price_cents::float8 as price_cents, ${gift}.currency, ${gift}.price_source,
    (extract(epoch from ${gift}.price_checked_at) * 1000)::float8 as price_checked_ms,
    (${amazonPricePolicy()} = 'api-only' and ${isAmazonGift(gift)}) as is_api_only`;
}

export function toStoredPrice(row: PriceRow): StoredPrice {
  return {
    priceCents: row.price_cents,
    currency: row.currency,
    priceSource: row.price_source,
    priceCheckedAt: row.price_checked_ms === null ? null : new Date(row.price_checked_ms),
    isApiOnly: row.is_api_only,
  };
}

/**
 * Returns the price as it may be shown now. A page that shows a stamped price is not cached beyond the hour for which the price may be
 * shown.
 */
export function showPrice(stored: StoredPrice, timeZone: string): PriceNote {
  const price = toShownPrice(stored, new Date(), timeZone);
  if (price.priceAsOf !== null && price.priceCheckedAt !== null)
    limitPageAge(new Date(price.priceCheckedAt.getTime() + API_PRICE_MAX_AGE_MS));
  return price;
}

/** Returns the price of a row as it may be shown now, see `showPrice`. */
export function readShownPrice(row: PriceRow, timeZone: string): PriceNote {
  return showPrice(toStoredPrice(row), timeZone);
}
