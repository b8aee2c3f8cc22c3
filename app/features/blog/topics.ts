import { z } from "zod";
import { filledLine, paragraphs } from "#app/platform/text-fields.ts";
import { TOPIC_LIMITS } from "./constants.ts";
import { imageAddress, slugField, webAddress } from "./post-form.ts";
import type { TopicKind } from "./types.ts";

const name = filledLine(TOPIC_LIMITS.name, "Please enter a name.");
const description = paragraphs(TOPIC_LIMITS.description);

/** A blank or invalid number becomes the default. */
const sortOrder = z
  .union([z.string(), z.number(), z.null()])
  .transform((given) => {
    const order = given === null || given === "" ? Number.NaN : Number(given);
    return Number.isNaN(order) ? TOPIC_LIMITS.defaultSortOrder : Math.trunc(order);
  })
  .pipe(z.int().min(-1_000_000, "Please enter a smaller number.").max(1_000_000, "Please enter a smaller number."));

/** An author as both the admin tab and the post editor create it. */
export const authorSchema = z.strictObject({
  name,
  avatar: imageAddress.default(null),
  bio: description.transform((text) => text || null).default(null),
  url: webAddress.default(null),
});
export type AuthorInput = z.output<typeof authorSchema>;

/** Schemas of the three forms; where a tag's slug is empty, it is derived from the name. */
export const TOPIC_SCHEMAS = {
  category: z.strictObject({ name, slug: slugField, description: description.default("") }),
  tag: z.strictObject({
    name,
    slug: z.union([z.literal(""), slugField]).default(""),
    description: description.transform((text) => text || null).default(null),
    sortOrder: sortOrder.default(TOPIC_LIMITS.defaultSortOrder),
  }),
  author: authorSchema,
} as const satisfies Record<TopicKind, z.ZodType>;

/** Body of the request that changes a category, tag or author; `id` null creates one. The fields are checked by the schema of the kind. */
export const topicChangeSchema = z.discriminatedUnion("change", [
  z.strictObject({
    change: z.literal("save"),
    kind: z.enum(["category", "tag", "author"]),
    id: z.guid().nullable(),
    /** The version that was opened; it is ignored for a new one. */
    version: z.int32().min(0).default(0),
    fields: z.record(z.string(), z.unknown()),
  }),
  z.strictObject({ change: z.literal("delete"), kind: z.enum(["category", "tag", "author"]), id: z.guid() }),
]);
export type TopicChange = z.input<typeof topicChangeSchema>;
