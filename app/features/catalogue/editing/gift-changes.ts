import { z } from "zod";
import { sanitized } from "#app/platform/text-fields.ts";
import { typedLine } from "#app/platform/text-fields.ts";
import { CATEGORY_LIMITS } from "../constants.ts";
import { TAXONOMIES } from "../taxonomies.ts";
import { MAX_SELECTED } from "./bulk-changes.ts";
import { cellChange } from "./cell-changes.ts";
import { toSameOriginPath } from "#app/platform/same-origin.ts";

/** The maximum length of a text that is categorized, in characters. */
export const MAX_CATEGORIZED_TEXT = 20_000;
/** The maximum length of what a double is sought by, in characters. */
const MAX_DOUBLE_TEXT = 2000;
/** The maximum number of suggestions of one taxonomy that are stored with a gift. */
export const MAX_AI_VALUES = 50;

const taxonomyKey = z.enum(TAXONOMIES.map(({ key }) => key));
const giftIds = z.array(z.guid()).min(1).max(MAX_SELECTED);
const words = z.string().max(MAX_CATEGORIZED_TEXT);

/**
 * The requests that an editor can send, one at a time. The form's own fields are checked by giftFormSchema, which has a message for each.
 */
export const giftChangeSchema = z.discriminatedUnion("change", [
  z.strictObject({
    change: z.literal("save"),
    id: z.guid().nullable(),
    version: z.int32().min(0),
    isPriceFresh: z.boolean(),
    /** True where a store's API has filled in the form, whose words no language model may see. */
    isFromStoreApi: z.boolean(),
    aiCategories: z
      .partialRecord(
        taxonomyKey,
        z.array(z.strictObject({ slug: sanitized(300), confidence: z.number().min(0).max(1) })).max(MAX_AI_VALUES),
      )
      .nullable(),
    form: z.unknown(),
  }),
  z.strictObject({ change: z.literal("delete"), ids: giftIds }),
  z.strictObject({ change: z.literal("duplicate"), id: z.guid() }),
  /** Asks for gifts that may be the one in a form; `id` is null for a new one. */
  z.strictObject({
    change: z.literal("find-doubles"),
    id: z.guid().nullable(),
    name: sanitized(MAX_DOUBLE_TEXT),
    affiliateUrl: sanitized(MAX_DOUBLE_TEXT),
  }),
  z.strictObject({ change: z.literal("restore"), batchId: z.guid() }),
  cellChange,
  z.strictObject({
    change: z.literal("create-category"),
    taxonomy: taxonomyKey,
    name: typedLine(CATEGORY_LIMITS.name).min(1),
  }),
  z.strictObject({
    change: z.literal("categorize"),
    /** The stored gift, or null for a new one. */
    id: z.guid().nullable(),
    isFromStoreApi: z.boolean(),
    name: words,
    description: words,
  }),
  z.strictObject({ change: z.literal("look-up"), affiliateUrl: z.string().max(4000) }),
]);
export type GiftChange = z.input<typeof giftChangeSchema>;
/** The categorizer's suggestions for a gift, as they are sent and stored. */
export type AiCategories = NonNullable<Extract<GiftChange, { change: "save" }>["aiCategories"]>;

/** The owner's answer, and the path to return to without JavaScript; an invalid path becomes the home page (A8). */
export const amazonPricesSchema = z.strictObject({
  answer: z.enum(["as-entered", "api-only"]),
  next: z
    .string()
    .optional()
    .transform((next) => toSameOriginPath(next) ?? "/admin/insights"),
});
