import { z } from "zod";
import { toStorableText } from "#app/platform/storable-text.ts";
import { MAX_ALT_LENGTH } from "./constants.ts";

const alt = z
  .string()
  .transform((text) => text.replace(/\s+/g, " ").trim().toWellFormed())
  .pipe(
    z
      .string()
      .max(MAX_ALT_LENGTH, `At most ${MAX_ALT_LENGTH} characters`)
      .refine((text) => !text.includes("\0"), "Please leave out control characters"),
  );

/** What an upload says of itself in its address; the file is the body. */
export const uploadQuerySchema = z.strictObject({
  name: z.string().transform(toStorableText).pipe(z.string().min(1).max(1000)),
  alt: alt.default(""),
});

/** Which files to list. */
export const fileQuerySchema = z.object({
  q: z.string().transform(toStorableText).pipe(z.string().max(200)).catch("").default(""),
  kind: z.enum(["image", "video", "document"]).nullable().catch(null).default(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
  /** Only these: what somebody waits for. */
  ids: z
    .string()
    .transform((list) => list.split(","))
    .pipe(z.array(z.uuid()).max(100))
    .optional()
    .catch(undefined),
});

/** What an editor may do to an uploaded file. */
export const fileChangeSchema = z.discriminatedUnion("change", [
  z.strictObject({ change: z.literal("describe"), id: z.uuid(), alt, version: z.int32() }),
  /** `isConfirmed`: he has seen where the file is used. */
  z.strictObject({ change: z.literal("delete"), id: z.uuid(), isConfirmed: z.boolean() }),
  z.strictObject({ change: z.literal("restore"), id: z.uuid() }),
]);

export type FileChange = z.infer<typeof fileChangeSchema>;

export const MAX_FILE_CHANGE_BYTES = 4000;
