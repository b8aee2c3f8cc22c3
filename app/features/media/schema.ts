import { z } from "zod";
import { sanitizeText, toLine } from "#app/platform/text.ts";
import { line } from "#app/platform/text-fields.ts";
import { MAX_ALT_LENGTH } from "./constants.ts";

const alt = line(MAX_ALT_LENGTH);

/** Query parameters of an upload; the request's body is the file. */
export const uploadQuerySchema = z.strictObject({
  name: z.string().transform(sanitizeText).pipe(z.string().min(1).max(1000)),
  alt: alt.default(""),
});

/** Query parameters of the library's list. */
export const fileQuerySchema = z.object({
  q: z.string().transform(toLine).pipe(z.string().max(200)).catch("").default(""),
  kind: z.enum(["image", "video", "document"]).nullable().catch(null).default(null),
  /** Pictures without an alt text, or files that are shown nowhere. */
  lacks: z.enum(["text", "use"]).nullable().catch(null).default(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
  /** Limits the list to these files, whose state the browser is waiting for. */
  ids: z
    .string()
    .transform((list) => list.split(","))
    .pipe(z.array(z.uuid()).max(100))
    .optional()
    .catch(undefined),
});

/** Body of the request that changes an uploaded file. */
export const fileChangeSchema = z.discriminatedUnion("change", [
  z.strictObject({ change: z.literal("describe"), id: z.uuid(), alt, version: z.int32() }),
  /** `isConfirmed` is true once the editor has seen where the file is used. */
  z.strictObject({ change: z.literal("delete"), id: z.uuid(), isConfirmed: z.boolean() }),
  z.strictObject({ change: z.literal("restore"), id: z.uuid() }),
]);

export type FileChange = z.infer<typeof fileChangeSchema>;
