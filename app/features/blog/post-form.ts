import { z } from "zod";
import { filledLine, filledParagraphs, line, sanitized } from "#app/platform/text-fields.ts";
import { isSlug, isUuid } from "#app/features/catalogue/gift-tags.ts";
import { isMediaPath } from "#app/features/media/media-paths.ts";
import { typedMoment } from "#app/platform/moment-schema.ts";
import { atMost, toParagraphs } from "#app/platform/text.ts";
import { POST_LIMITS, READING_TIME } from "./constants.ts";
import { cleanKeywords } from "./keywords.ts";
import { POST_STATUSES } from "./types.ts";

/** Markdown keeps the blanks at its beginning, which may mean code. */
const markdown = z
  .string()
  .transform(toParagraphs)
  .pipe(z.string().max(POST_LIMITS.content, atMost(POST_LIMITS.content)));

/** Accepts a stored picture's path or an external URL; an empty value becomes null. */
export const imageAddress = z
  .string()
  .nullable()
  .transform((address) => address ?? "")
  .pipe(line(POST_LIMITS.address))
  .refine((address) => address === "" || isMediaPath(address) || isHttpAddress(address), "Must be a valid image URL")
  .transform((address) => address || null);

/** Accepts the URL of a website; an empty value becomes null. */
export const webAddress = line(POST_LIMITS.address)
  .refine((address) => address === "" || isHttpAddress(address), "Must be a valid URL")
  .transform((address) => address || null);

function isHttpAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

export const slugField = filledLine(POST_LIMITS.slug, "Please enter a slug.").refine(
  (slug) => slug === "" || isSlug(slug),
  "Please use lowercase letters, numbers, and single hyphens, such as a-good-gift.",
);

const idList = z
  .array(z.string().nullable())
  .max(POST_LIMITS.links)
  // Some clients leave nulls in the place of removed tags.
  .transform((ids) => [...new Set(ids.filter((id) => id !== null && isUuid(id)))] as string[]);

const NO_DATE = "Please choose a date from the calendar.";

const publishDate = z
  .union([z.null(), typedMoment(NO_DATE)], NO_DATE)
  .refine((moment) => moment === null || (moment >= "1970" && moment < "2200"), NO_DATE);

/** A post as the editor saves it; versions and working copies have the same fields. Unknown fields are refused (Z5). */
export const postSchema = z.strictObject({
  title: filledLine(POST_LIMITS.title, "Please enter a title."),
  slug: slugField,
  excerpt: filledParagraphs(POST_LIMITS.excerpt, "Please enter an excerpt."),
  content: markdown,
  coverImage: imageAddress,
  publishDate,
  seoTitle: line(POST_LIMITS.seoTitle),
  metaDescription: line(POST_LIMITS.metaDescription),
  readingTime: z
    .number(`Please enter a number from ${READING_TIME.min} to ${READING_TIME.max}.`)
    .int(`Please enter a number from ${READING_TIME.min} to ${READING_TIME.max}.`)
    .min(READING_TIME.min, `Please enter a number from ${READING_TIME.min} to ${READING_TIME.max}.`)
    .max(READING_TIME.max, `Please enter a number from ${READING_TIME.min} to ${READING_TIME.max}.`),
  isFeatured: z.boolean().default(false),
  // A missing or empty status counts as a draft.
  status: z.preprocess((given) => given || "draft", z.enum(POST_STATUSES)),
  keywords: z
    .array(line(POST_LIMITS.keyword))
    .transform(cleanKeywords)
    .pipe(z.array(z.string()).max(POST_LIMITS.keywords, `Please use at most ${POST_LIMITS.keywords} keywords.`)),
  tags: idList,
  // Any value that is not an id counts as no category.
  category: z.unknown().transform((given) => (typeof given === "string" && isUuid(given) ? given : null)),
  authors: idList,
  relatedGiftIds: idList,
});

export type PostDraft = z.output<typeof postSchema>;

/** Returns the first error of each field, by the field's name. */
export function postFieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message, code } of error.issues) {
    const field = String(path[0] ?? "");
    if (code !== "unrecognized_keys" && !(field in errors)) errors[field] = message;
  }
  return errors;
}

/** Body of the request that saves a post. `baseVersion` is the version that the editor opened; null overwrites any version. */
export const savePostSchema = z.strictObject({
  id: z.guid().nullable(),
  /** Id of a new post's working copy, which is deleted when the post is saved. */
  draftId: z.guid().nullable().default(null),
  baseVersion: z.int32().nullable(),
  /** True stores the changes of a published post as a draft; readers see the post as it is. */
  waits: z.boolean().default(false),
  post: z.record(z.string(), z.unknown()),
});

/** A working copy: whatever was typed, even if the post could not be saved with it. */
export const workingCopySchema = z.strictObject({
  title: sanitized(POST_LIMITS.title * 2),
  slug: sanitized(POST_LIMITS.slug * 2),
  excerpt: sanitized(POST_LIMITS.excerpt * 2),
  content: sanitized(POST_LIMITS.content * 2),
  coverImage: sanitized(POST_LIMITS.address).nullable(),
  publishDate: sanitized(40).nullable(),
  seoTitle: sanitized(POST_LIMITS.seoTitle * 2),
  metaDescription: sanitized(POST_LIMITS.metaDescription * 2),
  readingTime: z.number().nullable(),
  isFeatured: z.boolean(),
  status: z.enum(POST_STATUSES),
  keywords: z.array(sanitized(POST_LIMITS.keyword * 2)).max(POST_LIMITS.keywords * 2),
  tags: z.array(z.guid()).max(POST_LIMITS.links),
  category: z.guid().nullable(),
  authors: z.array(z.guid()).max(POST_LIMITS.links),
  relatedGiftIds: z.array(z.guid()).max(POST_LIMITS.links),
});

/** The editor's form while it is being filled in. */
export type EditedPost = z.output<typeof workingCopySchema>;

/**
 * Body of the editor's periodic request. Without a document it only reports that the post is open; `leaving` reports that it was closed.
 */
export const editingSchema = z.strictObject({
  /** A saved post, or a new one that is not saved yet. */
  subject: z.strictObject({ kind: z.enum(["post", "draft"]), id: z.guid() }),
  baseVersion: z.int32().min(0),
  document: workingCopySchema.nullable(),
  /** The id of this window of the editor, and the copy that it has loaded or stored last (null for none). */
  writer: z.guid(),
  after: z
    .strictObject({ writer: z.guid(), revision: z.int32().min(0) })
    .nullable()
    .default(null),
  /** True discards the working copy. */
  discards: z.boolean().default(false),
  leaving: z.boolean().default(false),
});

/** Body of the request for all changes to a post besides saving it. */
export const postChangeSchema = z.strictObject({
  change: z.enum(["delete", "preview-link", "restore", "discard-unsaved", "restore-unsaved", "discard-waiting"]),
  id: z.guid(),
});

export const previewSchema = z.strictObject({ content: z.string().max(POST_LIMITS.content * 2) });
