import { z } from "zod";
import { toLine } from "#app/platform/text.ts";
import { filledLine, line, sanitized } from "#app/platform/text-fields.ts";
import { FOCUS_STEP } from "#app/platform/storage/focal-point.ts";
import { MAX_ALT_LENGTH, MAX_LABEL_LENGTH, MAX_SELECTED_FILES } from "./constants.ts";
import { pageNumber } from "#app/platform/page-schema.ts";

const alt = line(MAX_ALT_LENGTH);
const labelName = filledLine(MAX_LABEL_LENGTH, "Please enter a label");
const percent = z.int().min(0).max(100).multipleOf(FOCUS_STEP);
const path = z.string().max(300);
const pixels = z.int().min(0).max(100_000);

/** Query parameters of an upload; the request's body is the file. */
export const uploadQuerySchema = z.strictObject({
  name: sanitized(1000).pipe(z.string().min(1)),
  alt: alt.default(""),
});

/** Query parameters of a picture that replaces another one; the request's body is the file. */
export const replacementQuerySchema = z.strictObject({ file: z.uuid() });

/** What narrows the library. */
const filterSchema = z.object({
  q: z.string().transform(toLine).pipe(z.string().max(200)).catch("").default(""),
  kind: z.enum(["image", "video", "document"]).nullable().catch(null).default(null),
  /** Pictures without an alt text, or files that are shown nowhere. */
  lacks: z.enum(["text", "use"]).nullable().catch(null).default(null),
  label: z.uuid().nullable().catch(null).default(null),
});

/** Query parameters of the library's list. */
export const fileQuerySchema = filterSchema.extend({
  page: pageNumber,
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
  /** `path` is that of the picture which the editor saw: another one may be in its place. */
  z.strictObject({ change: z.literal("focus"), id: z.uuid(), path, x: percent, y: percent }),
  z.strictObject({ change: z.literal("crop"), id: z.uuid(), path, left: pixels, top: pixels, width: pixels, height: pixels }),
  /** Brings back the picture that a file had before it was replaced or cropped. */
  z.strictObject({ change: z.literal("previous"), id: z.uuid() }),
]);

export type FileChange = z.infer<typeof fileChangeSchema>;

const fileIds = z.array(z.uuid()).max(MAX_SELECTED_FILES);

/** The selected files: one by one, or all that a search finds but for some. `count` is how many were said to be found. */
const filesSchema = z.union([
  z.strictObject({ ids: fileIds.min(1) }),
  z.strictObject({
    search: z
      .string()
      .max(2000)
      .transform((query) => filterSchema.parse(Object.fromEntries(new URLSearchParams(query)))),
    except: fileIds,
    count: z.int().min(0),
  }),
]);
export type SelectedFiles = z.output<typeof filesSchema>;

/** Body of a request that changes many files at once. */
export const bulkSchema = z.discriminatedUnion("deed", [
  z.strictObject({ deed: z.literal("label"), of: filesSchema, name: labelName }),
  z.strictObject({ deed: z.literal("unlabel"), of: filesSchema, label: z.uuid() }),
  /** `isConfirmed` is true once the editor has seen where the files are used. */
  z.strictObject({ deed: z.literal("delete"), of: filesSchema, isConfirmed: z.boolean() }),
  /** Brings back what one deletion has removed. */
  z.strictObject({ deed: z.literal("restore"), batch: z.uuid() }),
]);
export type MediaBulkChange = z.output<typeof bulkSchema>;
export type MediaBulkRequest = z.input<typeof bulkSchema>;

/** Body of a request that changes the labels themselves. */
export const labelChangeSchema = z.discriminatedUnion("change", [
  z.strictObject({ change: z.literal("rename"), id: z.uuid(), name: labelName }),
  z.strictObject({ change: z.literal("remove"), id: z.uuid() }),
]);
export type LabelChange = z.infer<typeof labelChangeSchema>;
