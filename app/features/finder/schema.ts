import { z } from "zod";
import { withoutControls } from "#app/platform/text.ts";
import { DEFAULT_GIFTS, MAX_GIFTS, MAX_TEXT_LENGTH } from "./constants.ts";
import type { Brief } from "./types.ts";
import { EMPTY_BRIEF, PART_ENTRIES, type PartName } from "./brief/parts.ts";

/** The shapes of a brief as API clients send it, and of the answer. Units are as in `types.ts`: US cents, whole years, ISO days. */

const sent = Object.fromEntries(PART_ENTRIES.map(([name, part]) => [name, part.sent])) as unknown as {
  [Name in PartName]: z.ZodOptional<z.ZodType<Brief[Name]>>;
};
const answered = Object.fromEntries(PART_ENTRIES.map(([name, part]) => [name, part.answer])) as {
  [Name in PartName]: z.ZodType<Brief[Name]>;
};

/** A brief as an API client sends it: every part may be absent, and unknown parts are rejected. */
export const briefSchema = z.strictObject({
  text: z.string().max(MAX_TEXT_LENGTH).transform(withoutControls).pipe(z.string()).optional(),
  ...sent,
});

/** A brief as an answer contains it: every part is present, and the whole may be sent back unchanged. */
export const wholeBriefSchema = z.strictObject({ text: z.string(), ...answered });

/** The body of `POST /api/v1/finder`. */
export const finderRequestSchema = z.strictObject({
  text: z
    .string()
    .max(MAX_TEXT_LENGTH, `must have at most ${MAX_TEXT_LENGTH} characters`)
    .transform(withoutControls)
    .pipe(z.string())
    .optional()
    .describe("The person and the wish, in your own words."),
  brief: briefSchema
    .optional()
    .describe("What is already known; it takes precedence over the text. A brief from an earlier answer may be sent back, changed."),
  limit: z.int().min(1).max(MAX_GIFTS).optional().describe(`How many gifts at most; ${DEFAULT_GIFTS} by default.`),
});

/** Returns a whole brief from the parts that were sent. */
export function completeBrief(parts: { [Name in keyof Brief]?: Brief[Name] | undefined }): Brief {
  const given = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return { ...EMPTY_BRIEF, ...given };
}
