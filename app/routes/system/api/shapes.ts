import { ownImage, pictureOfGift } from "#app/features/still-lifes/still-address.ts";
import { z } from "zod";
import { MARKETPLACES } from "#app/features/affiliate/constants.ts";
import { giftPath } from "#app/features/catalogue/addresses.ts";
import { emptyValue, type GiftField, PUBLIC_FIELDS, type PublicGiftValues } from "#app/features/catalogue/gift-fields.ts";
import { centsWithoutStamp } from "#app/features/catalogue/prices.ts";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import type { GiftCard, PriceNote } from "#app/features/catalogue/types.ts";
import { wholeBriefSchema } from "#app/features/finder/schema.ts";
import { centsIn, type Currency, toDollars } from "#app/platform/money.ts";
import { isMediaPath } from "#app/features/media/media-paths.ts";

/** The shapes of the API's answers; the OpenAPI document is generated from them, and a test validates real answers against them. */
const price = z.number().positive().nullable().describe("US dollars; null if it isn't known or is too old to show.");
const priceCheckedAt = z.iso.datetime().nullable().describe("When the price was read; null without a price.");
const image = z.url().nullable();

export const giftSummaryShape = z.strictObject({
  id: z.guid(),
  slug: z.string(),
  name: z.string(),
  url: z.url().describe("The gift's page on this site."),
  image,
  picture: z.url().describe("Its image, or a drawing of that kind of thing if it has none."),
  price,
  priceCheckedAt,
  priceTier: z.string().nullable(),
  priceRange: z.string().nullable().describe("The bounds of the price tier in words, such as $15 to $35."),
  inStock: z.boolean(),
  isFeatured: z.boolean(),
  badges: z.array(z.string()),
});

export const giftListShape = z.strictObject({
  gifts: z.array(giftSummaryShape),
  total: z.int().min(0).describe("Gifts on all pages."),
  page: z.int().min(1),
  pageSize: z.int().min(1).max(100),
});

const tagShape = z.strictObject({ id: z.guid(), name: z.string(), slug: z.string() });

function fieldShape(field: GiftField): z.ZodType {
  switch (field.kind) {
    case "picture":
      return image;
    case "yes-no":
      return z.boolean();
    case "whole-number":
      return z.int().min(0).nullable();
    case "money":
      return price;
    case "moment":
      return z.iso.datetime().nullable();
    case "pictures":
      return z.array(z.strictObject({ image: z.url(), alt: z.string() }));
    case "facts":
      return z.array(z.strictObject({ label: z.string(), text: z.string() }));
    case "choice":
      return z.enum(Object.keys(field.choices));
    default:
      return emptyValue(field) === "" || field.needed === "always" ? z.string() : z.string().nullable();
  }
}

const publicFieldShapes = Object.fromEntries(PUBLIC_FIELDS.map((field) => [field.key, fieldShape(field)])) as {
  [Key in keyof PublicGiftValues]: z.ZodType<PublicGiftValues[Key]>;
};

export const giftShape = z.strictObject({
  id: z.guid(),
  ...publicFieldShapes,
  url: z.url().describe("The gift's page on this site."),
  price,
  priceCheckedAt,
  updatedAt: z.iso.datetime(),
  tags: z.strictObject(Object.fromEntries(TAXONOMIES.map(({ type }) => [type, z.array(tagShape)]))),
  marketplace: z.enum(MARKETPLACES.map(({ suffix }) => suffix)),
  affiliateUrl: z
    .string()
    .nullable()
    .describe("A link to the store, a paid one if it carries a tag; it goes to that marketplace if the site has a tag for it."),
});

export const categoryListShape = z.strictObject({
  categories: z.array(
    z.strictObject({
      id: z.guid(),
      type: z.enum(TAXONOMIES.map(({ type }) => type)),
      name: z.string(),
      slug: z.string(),
      icon: z.string().nullable().describe("An emoji."),
      giftCount: z.int().min(0),
    }),
  ),
});

export const collectionListShape = z.strictObject({
  collections: z.array(
    z.strictObject({ id: z.guid(), title: z.string(), slug: z.string(), lead: z.string(), url: z.url(), giftCount: z.int().min(0) }),
  ),
  total: z.int().min(0),
  page: z.int().min(1),
  pageSize: z.int().min(1),
});

export const searchShape = z.strictObject({
  gifts: z.array(giftSummaryShape),
  posts: z.array(z.strictObject({ id: z.guid(), title: z.string(), slug: z.string(), excerpt: z.string(), url: z.url() })),
  categories: z.array(
    z.strictObject({
      id: z.guid(),
      type: z.enum(TAXONOMIES.map(({ type }) => type)),
      name: z.string(),
      slug: z.string(),
      icon: z.string().nullable(),
      url: z.url(),
    }),
  ),
  collections: z.array(z.strictObject({ id: z.guid(), title: z.string(), slug: z.string(), lead: z.string(), url: z.url() })),
  correction: z
    .strictObject({ text: z.string(), replaces: z.boolean().describe("True if nothing was found for the words as typed.") })
    .nullable()
    .describe("The query with its typos corrected, if there were any."),
  isPartial: z.boolean().describe("True if no gift matches all of the words; these match some of them."),
});

export const finderShape = z.strictObject({
  brief: wholeBriefSchema.describe("What was understood and chosen. It can be changed and sent back as `brief`."),
  understood: z.boolean().describe("False if nothing in the text could be used; the gifts are popular ones then."),
  question: z
    .strictObject({ text: z.string(), choices: z.array(z.strictObject({ label: z.string(), person: z.string() })).max(6) })
    .nullable()
    .describe("A question to ask back if nothing was understood; a choice's `person` can be sent as a brief's."),
  notFound: z.array(z.string()).describe("Interests and things that no gift here is about."),
  hidden: z
    .array(z.strictObject({ name: z.string(), because: z.string().nullable() }))
    .describe("Interests with gifts, but none within the limits, and why, if there is a single reason."),
  assumptions: z.array(z.string()).describe("What the request didn't say and the answer assumes."),
  gifts: z.array(
    z.strictObject({
      id: z.guid(),
      name: z.string(),
      price,
      url: z.url().describe("The gift's page on this site."),
      score: z.number().min(0).max(1).describe("How well it fits."),
      reasons: z.array(z.string()),
      unknown: z.array(z.enum(["delivery", "price"])).describe("What the request limits but isn't known of this gift."),
      isPopular: z.boolean().describe("True for a gift that fits the request's limits and nothing else in it."),
      isBelowBudget: z.boolean().describe("True if it costs less than the request's budget."),
    }),
  ),
  notes: z.array(z.string()).describe("Notes on the answer as a whole: what isn't known, and which kinds of gifts have run out."),
  loosenings: z
    .array(
      z.strictObject({
        limit: z.enum(["budget", "excluded", "withinDays", "date", "age", "person", "implied", "interest"]),
        label: z.string(),
        brief: wholeBriefSchema,
        gifts: z.int().min(1).describe("How many gifts that would add."),
      }),
    )
    .describe("Limits to loosen, if no gift is left."),
  engine: z.enum(["local", "llm"]),
  tookMs: z.int().min(0),
});

export const problemShape = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string().optional(),
  requestId: z.uuid().describe("Finds the request in the operator's log."),
});

/** Returns a gift's picture as an absolute URL; for one of this site's own pictures, its middle size. */
export function imageUrl<Image extends string | null>(siteUrl: string, image: Image): Image | string {
  return image !== null && isMediaPath(image) ? `${siteUrl}${image}/640.webp` : image;
}

/** Returns a price in US dollars, in which the API states all of them; null for one that is unknown or in another currency. */
export function dollarsOf(priceCents: number | null, currency: Currency): number | null {
  const cents = centsIn("USD", priceCents, currency);
  return cents === null ? null : toDollars(cents);
}

/** Converts a price and its date to the API's fields. */
export function toPrice({ priceCents, currency, priceCheckedAt }: PriceNote): { price: number | null; priceCheckedAt: string | null } {
  const price = dollarsOf(priceCents, currency);
  return { price, priceCheckedAt: price === null ? null : (priceCheckedAt?.toISOString() ?? null) };
}

/** Converts a gift card to the API's search result, without a price that needs a time stamp: the search dialog has no room for it. */
export function toUnstampedSummary(siteUrl: string, gift: GiftCard): z.infer<typeof giftSummaryShape> {
  return toGiftSummary(siteUrl, { ...gift, priceCents: centsWithoutStamp(gift) });
}

/** Converts a gift card to the API's listing. */
export function toGiftSummary(siteUrl: string, gift: GiftCard): z.infer<typeof giftSummaryShape> {
  const { id, slug, name, priceTier, priceRange, inStock, isFeatured, badges } = gift;
  return {
    id,
    slug,
    name,
    url: siteUrl + giftPath(id),
    image: imageUrl(siteUrl, ownImage(gift.image)),
    picture: imageUrl(siteUrl, pictureOfGift(gift)),
    ...toPrice(gift),
    priceTier,
    priceRange,
    inStock,
    isFeatured,
    badges,
  };
}
