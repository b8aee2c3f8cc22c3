import { z } from "zod";
import { toStorableText } from "#app/platform/storable-text.ts";
import { isSlug, isUuid } from "#app/features/catalogue/rules.ts";
import { isMediaPath } from "#app/features/media/rules.ts";
import { POST_LIMITS, READING_TIME } from "./constants.ts";
import { cleanKeywords } from "./keywords.rules.ts";
import { POST_STATUSES } from "./types.ts";

/** The largest post that is read (I2). */
export const MAX_POST_BYTES = 1_000_000;

const atMost = (limit: number) => `Please use at most ${limit.toLocaleString("en-US")} characters.`;

/** One line: control characters, halves of surrogate pairs and line breaks become spaces. */
export const lineField = (limit: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, " ").trim())
    .pipe(z.string().max(limit, atMost(limit)));

/** Several lines, as they were typed. */
export const textField = (limit: number) =>
  z
    .string()
    .transform((given) => given.replace(/\r\n?/g, "\n").replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, ""))
    .pipe(z.string().max(limit, atMost(limit)));

const named = (limit: number, missing: string) => lineField(limit).pipe(z.string().min(1, missing));

/** A picture of ours or of another site; nothing for none. */
export const imageAddress = z
  .string()
  .nullable()
  .transform((address) => address ?? "")
  .pipe(lineField(POST_LIMITS.address))
  .refine((address) => address === "" || isMediaPath(address) || isHttpAddress(address), "Must be a valid image URL")
  .transform((address) => address || null);

/** A website; nothing for none. */
export const webAddress = lineField(POST_LIMITS.address)
  .refine((address) => address === "" || isHttpAddress(address), "Must be a valid URL")
  .transform((address) => address || null);

function isHttpAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

export const slugField = lineField(POST_LIMITS.slug)
  .pipe(z.string().min(1, "Please enter a slug."))
  .refine((slug) => slug === "" || isSlug(slug), "Please use lower-case letters, digits and single hyphens, such as a-good-gift.");

const idList = z
  .array(z.string().nullable())
  .max(POST_LIMITS.links)
  // Tags that were taken away leave nulls in some clients.
  .transform((ids) => [...new Set(ids.filter((id) => id !== null && isUuid(id)))] as string[]);

/** A post as the editor has it; the very form of versions and working copies. Unknown fields are refused (Z5). */
export const postSchema = z.strictObject({
  title: named(POST_LIMITS.title, "Please enter a title."),
  slug: slugField,
  excerpt: textField(POST_LIMITS.excerpt)
    .transform((given) => given.trim())
    .pipe(z.string().min(1, "Please enter an excerpt.")),
  content: textField(POST_LIMITS.content),
  coverImage: imageAddress,
  publishDate: z
    .string()
    .nullable()
    .transform((given) => given || null)
    .refine((given) => given === null || z.iso.datetime({ offset: true }).safeParse(given).success, "Please choose a day of the calendar.")
    .refine((given) => given === null || (given >= "1970" && given < "2200"), "Please choose a day of the calendar."),
  seoTitle: lineField(POST_LIMITS.seoTitle),
  metaDescription: lineField(POST_LIMITS.metaDescription),
  readingTime: z
    .number(`Please enter a number from ${READING_TIME.min} to ${READING_TIME.max}.`)
    .int(`Please enter a number from ${READING_TIME.min} to ${READING_TIME.max}.`)
    .min(READING_TIME.min, `Please enter a number from ${READING_TIME.min} to ${READING_TIME.max}.`)
    .max(READING_TIME.max, `Please enter a number from ${READING_TIME.min} to ${READING_TIME.max}.`),
  isFeatured: z.boolean().default(false),
  // A missing or empty status is a draft.
  status: z.preprocess((given) => given || "draft", z.enum(POST_STATUSES)),
  keywords: z
    .array(lineField(POST_LIMITS.keyword))
    .transform(cleanKeywords)
    .pipe(z.array(z.string()).max(POST_LIMITS.keywords, `Please use at most ${POST_LIMITS.keywords} keywords.`)),
  tags: idList,
  // Whatever is no id is no category.
  category: z.unknown().transform((given) => (typeof given === "string" && isUuid(given) ? given : null)),
  authors: idList,
  relatedGiftIds: idList,
});

export type PostDraft = z.output<typeof postSchema>;

/** The first complaint about each field, by its name. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message, code } of error.issues) {
    const field = String(path[0] ?? "");
    if (code !== "unrecognized_keys" && !(field in errors)) errors[field] = message;
  }
  return errors;
}

/** What the editor sends to be saved. `baseVersion` is the one it was opened with; null saves over whatever there is. */
export const savePostSchema = z.strictObject({
  id: z.guid().nullable(),
  baseVersion: z.int32().nullable(),
  post: z.record(z.string(), z.unknown()),
});

/** What came of it. `stale`: somebody else has saved the post meanwhile. */
export type SaveAnswer =
  | { ok: true; id: string; slug: string; version: number }
  | { ok: false; reason: "invalid"; errors: Record<string, string> }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "stale"; version: number; savedBy: string | null };

/** Text as it was typed, if the database can keep it. */
const typed = (limit: number) => z.string().max(limit).transform(toStorableText);

/** A working copy: anything that was typed, whether or not it could be saved. */
export const workingCopySchema = z.strictObject({
  title: typed(POST_LIMITS.title * 2),
  slug: typed(POST_LIMITS.slug * 2),
  excerpt: typed(POST_LIMITS.excerpt * 2),
  content: typed(POST_LIMITS.content * 2),
  coverImage: typed(POST_LIMITS.address).nullable(),
  publishDate: typed(40).nullable(),
  seoTitle: typed(POST_LIMITS.seoTitle * 2),
  metaDescription: typed(POST_LIMITS.metaDescription * 2),
  readingTime: z.number().nullable(),
  isFeatured: z.boolean(),
  status: z.enum(POST_STATUSES),
  keywords: z.array(typed(POST_LIMITS.keyword * 2)).max(POST_LIMITS.keywords * 2),
  tags: z.array(z.guid()).max(POST_LIMITS.links),
  category: z.guid().nullable(),
  authors: z.array(z.guid()).max(POST_LIMITS.links),
  relatedGiftIds: z.array(z.guid()).max(POST_LIMITS.links),
});

/** The editor's form while it is being filled in. */
export type EditedPost = z.output<typeof workingCopySchema>;

/** What the editor says of itself now and then. Without a document only that it is open; `leaving` that it is not any more. */
export const editingSchema = z.strictObject({
  id: z.guid().nullable(),
  baseVersion: z.int32().min(0),
  document: workingCopySchema.nullable(),
  /** What was typed is to be forgotten. */
  discards: z.boolean().default(false),
  leaving: z.boolean().default(false),
});

/** What it hears: who else has the post open, and which version it has by now. */
export interface EditingAnswer {
  others: string[];
  version: number | null;
  savedBy: string | null;
}

export const previewSchema = z.strictObject({ content: z.string().max(POST_LIMITS.content * 2) });
