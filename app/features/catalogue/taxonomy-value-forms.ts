import { z } from "zod";
import { CURRENCY } from "#app/platform/money.ts";
import { currency } from "#app/platform/money-schema.ts";
import { atMost } from "#app/platform/text.ts";
import { typedLine, typedParagraphs } from "#app/platform/text-fields.ts";
import { CATEGORY_LIMITS as LIMITS } from "./constants.ts";
import { TAXONOMIES, type TaxonomyKey } from "./taxonomies.ts";
import { TAXONOMY_EXTRAS } from "./taxonomy-admin.ts";

const MAX_PRICE_CENTS = 9_999_999_999;

const orNull = <T extends z.ZodType<string>>(schema: T) => schema.transform((text) => (text === "" ? null : text));

const slug = typedLine(LIMITS.slug);
const description = typedParagraphs(LIMITS.description);

const price = z.int("Please enter an amount such as 25 or 19.99").min(0, "At least 0").max(MAX_PRICE_CENTS, "Too large").nullable();

const IMAGE = /^(?:\/media\/[\w./-]+|https?:\/\/[^\s"'<>\\]+)$/i;
const image = typedLine(LIMITS.image)
  .refine((text) => text === "" || IMAGE.test(text), "Must be a valid image URL")
  .refine((text) => new TextEncoder().encode(text).length <= LIMITS.image, atMost(LIMITS.image));

const shared = {
  slug: slug.optional(),
  description: description.optional(),
};

/** The fields that /admin/metadata can set. */
export const metadataFieldsSchema = z.strictObject({
  ...shared,
  name: typedLine(LIMITS.name).min(3, "Name must be at least 3 characters"),
});

const color = orNull(typedLine(7).refine((text) => text === "" || /^#[0-9a-f]{6}$/i.test(text), "Please enter a color such as #B93A26"));

const categoryFields = {
  ...shared,
  name: typedLine(LIMITS.name).min(1, "Name is required"),
  icon: orNull(typedLine(LIMITS.icon)).optional(),
  imageUrl: orNull(image).optional(),
  color: color.optional(),
  sortOrder: z.int("Please enter a whole number").min(0, "At least 0").max(1_000_000, "At most 1000000").optional(),
  isFeatured: z.boolean().optional(),
};

/**
 * Returns the schema of the fields that /admin/categories can set for a taxonomy; another taxonomy's extras are rejected as unknown fields
 * (Z5).
 */
export function categoryFieldsSchema(key: TaxonomyKey) {
  const extra = TAXONOMY_EXTRAS[key];
  if (extra === "priceRange") {
    return z
      .strictObject({
        ...categoryFields,
        minPriceCents: price.optional(),
        maxPriceCents: price.optional(),
        // Pages that were opened with an earlier release send none.
        currency: currency.default(CURRENCY),
      })
      .refine(({ minPriceCents, maxPriceCents }) => (minPriceCents ?? 0) <= (maxPriceCents ?? Number.POSITIVE_INFINITY), {
        path: ["maxPriceCents"],
        message: "Must be at least the minimum price",
      });
  }
  if (extra === "seasonal") return z.strictObject({ ...categoryFields, isSeasonal: z.boolean().optional() });
  return z.strictObject(categoryFields);
}

const keys = TAXONOMIES.map(({ key }) => key) as [TaxonomyKey, ...TaxonomyKey[]];
const target = { taxonomy: z.enum(keys) };
const fields = z.record(z.string(), z.unknown());

/** One change of a taxonomy. `fields` are checked by the schema of the screen (`as`) that sends them. */
export const taxonomyChangeSchema = z.discriminatedUnion("change", [
  z.strictObject({ ...target, change: z.literal("create"), as: z.enum(["category", "metadata"]), fields }),
  z.strictObject({
    ...target,
    change: z.literal("update"),
    as: z.enum(["category", "metadata"]),
    id: z.uuid(),
    version: z.int32(),
    fields,
  }),
  z.strictObject({ ...target, change: z.literal("delete"), id: z.uuid() }),
  z.strictObject({ ...target, change: z.literal("restore"), id: z.uuid() }),
  z.strictObject({ ...target, change: z.literal("merge"), id: z.uuid(), intoId: z.uuid() }),
  /** `beforeId` is null for the end of the list. */
  z.strictObject({ ...target, change: z.literal("place"), id: z.uuid(), beforeId: z.uuid().nullable() }),
]);

export type TaxonomyChange = z.infer<typeof taxonomyChangeSchema>;
