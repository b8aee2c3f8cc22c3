import { z } from "zod";
import { toStorableText } from "#app/platform/storable-text.ts";
import { TAXONOMIES } from "../taxonomies.ts";

/** I2: JSON of at most 100 kB. */
export const MAX_GIFT_CHANGE_BYTES = 100_000;
/** So many gifts are changed at once. */
export const MOST_SELECTED = 500;

const taxonomyKey = z.enum(TAXONOMIES.map(({ key }) => key));
const giftIds = z.array(z.guid()).min(1).max(MOST_SELECTED);
const words = z.string().max(20_000);

/** What an editor may ask of the server, one thing at a time. The form's own fields are read by giftFormSchema, which says what is wrong with each. */
export const giftChangeSchema = z.discriminatedUnion("change", [
  z.strictObject({
    change: z.literal("save"),
    id: z.guid().nullable(),
    version: z.int32().min(0),
    isPriceFresh: z.boolean(),
    aiCategories: z
      .partialRecord(
        taxonomyKey,
        z.array(z.strictObject({ slug: z.string().max(300).transform(toStorableText), confidence: z.number().min(0).max(1) })).max(50),
      )
      .nullable(),
    form: z.unknown(),
  }),
  z.strictObject({ change: z.literal("delete"), ids: giftIds }),
  z.strictObject({ change: z.literal("restore"), batchId: z.guid() }),
  z.strictObject({ change: z.literal("flag"), ids: giftIds, flag: z.enum(["isFeatured", "isTrending", "inStock"]), value: z.boolean() }),
  z.strictObject({
    change: z.literal("categorize-several"),
    ids: giftIds,
    values: z.partialRecord(taxonomyKey, z.array(z.guid()).max(50)),
  }),
  z.strictObject({
    change: z.literal("create-category"),
    taxonomy: taxonomyKey,
    name: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .refine((name) => !name.includes("\0") && name.isWellFormed()),
  }),
  z.strictObject({ change: z.literal("categorize"), name: words, description: words }),
  z.strictObject({ change: z.literal("look-up"), affiliateUrl: z.string().max(4000) }),
]);
export type GiftChange = z.input<typeof giftChangeSchema>;
