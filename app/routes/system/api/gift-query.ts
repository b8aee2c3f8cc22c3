import { z } from "zod";
import { MARKETPLACES } from "#app/features/affiliate/constants.ts";
import { GIFTS_PER_PAGE } from "#app/features/catalogue/constants.ts";
import { isSlug } from "#app/features/catalogue/gift-tags.ts";
import type { GiftFilters, GiftSort } from "#app/features/catalogue/gift-filters.ts";
import { TAXONOMIES, type TaxonomyType } from "#app/features/catalogue/taxonomies.ts";
import { CURRENCY } from "#app/platform/money.ts";
import { dollarsParameter } from "#app/platform/money-schema.ts";
import { MAX_PAGE, PAGE_NUMBER } from "#app/platform/page-number.ts";

const SORTS = {
  name: "name-asc",
  "-name": "name-desc",
  price: "price-asc",
  "-price": "price-desc",
  newest: "newest",
} as const satisfies Record<string, GiftSort>;
const SORT_NAMES = Object.keys(SORTS) as (keyof typeof SORTS)[];

const slug = z.string().refine(isSlug, "must be a slug, such as best-friend");
const categoryFilters = Object.fromEntries(
  TAXONOMIES.map(({ type, singular }) => [type, slug.optional().describe(`Only gifts with this ${singular} (slug).`)]),
) as Record<TaxonomyType, z.ZodOptional<typeof slug>>;

const pageParameter = z
  .string()
  .regex(PAGE_NUMBER, `must be a whole number from 1 to ${MAX_PAGE}`)
  .transform(Number)
  .pipe(z.int().min(1).max(MAX_PAGE))
  .optional()
  .describe("The page of the list, starting at 1.");

/** The query of `GET /api/v1/gifts`. */
export const giftQuerySchema = z
  .strictObject({
    ...categoryFilters,
    minPrice: dollarsParameter.optional().describe("Lowest price in US dollars; gifts without a price are left out."),
    maxPrice: dollarsParameter.optional().describe("Highest price in US dollars; gifts without a price are left out."),
    inStock: z
      .enum(["true", "false"], "must be true or false")
      .transform((text) => text === "true")
      .pipe(z.boolean())
      .optional()
      .describe("If true, only gifts that are in stock."),
    sort: z
      .enum(SORT_NAMES, `must be one of ${SORT_NAMES.join(", ")}`)
      .optional()
      .describe("The order; a minus reverses it. By name unless stated."),
    page: pageParameter,
  })
  .refine(({ minPrice = 0, maxPrice = Infinity }) => minPrice <= maxPrice, { path: ["maxPrice"], error: "must not be less than minPrice" });

/** Converts a query to the catalogue's filters. */
export function toGiftFilters(query: z.output<typeof giftQuerySchema>): GiftFilters {
  return {
    categories: Object.fromEntries(TAXONOMIES.flatMap(({ key, type }) => (query[type] === undefined ? [] : [[key, query[type]]]))),
    facets: {},
    minPriceCents: query.minPrice ?? null,
    maxPriceCents: query.maxPrice ?? null,
    currency: CURRENCY,
    inStockOnly: query.inStock ?? false,
    sort: SORTS[query.sort ?? "name"],
    defaultSort: SORTS.name,
    page: query.page ?? 1,
    pageSize: GIFTS_PER_PAGE,
  };
}

const suffixes = MARKETPLACES.map(({ suffix }) => suffix);

/** The query of `GET /api/v1/gifts/{id}`. */
export const giftDetailQuerySchema = z.strictObject({
  marketplace: z
    .enum(suffixes, `must be one of ${suffixes.join(", ")}`)
    .optional()
    .describe("The marketplace the store link goes to; the one for the caller's country unless stated."),
});

/** Aliases that older programs use for these taxonomies, as names of filters and as types. */
export const TYPE_ALIASES: Readonly<Record<string, TaxonomyType>> = {
  category: "type",
  gift_type: "type",
  recipient_type: "recipient",
  gift_use: "occasion",
};

const types = TAXONOMIES.map(({ type }) => type);

const TYPE_REQUIRED = `is required and must be one of ${types.join(", ")}`;

/** The query of `GET /api/v1/categories`. */
export const categoryQuerySchema = z.strictObject({
  type: z
    .string(TYPE_REQUIRED)
    .transform((type) => (Object.hasOwn(TYPE_ALIASES, type) ? TYPE_ALIASES[type] : type))
    .pipe(z.enum(types, TYPE_REQUIRED))
    .describe("Which of the eleven ways to describe a gift."),
});

/** The query of `GET /api/v1/collections`. */
export const collectionQuerySchema = z.strictObject({ page: pageParameter });
