import { z } from "zod";
import { sanitizeText } from "#app/platform/sanitize-text.ts";
import { TESTIMONIAL_SORT_ORDER, TESTIMONIAL_LIMITS } from "./constants.ts";

const words = (missing: string, max: number) =>
  z
    .string()
    .transform(sanitizeText)
    .pipe(z.string().trim().min(1, missing).max(max, `Please keep it within ${max} characters.`));
/** HTML forms send a checkbox only when it is checked. */
const checkbox = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

const fields = {
  quote: words("Please write what was said.", TESTIMONIAL_LIMITS.quote),
  author: words("Please say who said it.", TESTIMONIAL_LIMITS.author),
  isExample: checkbox,
  isShown: checkbox,
  sortOrder: z
    .string()
    .trim()
    .transform((value) => (value === "" ? TESTIMONIAL_SORT_ORDER : Number(value)))
    .pipe(z.int("Please enter a whole number.").min(0, "Please enter 0 or more.").max(100_000, "That is too large a number.")),
};

export const newTestimonialSchema = z.strictObject({ intent: z.literal("add"), ...fields });
export const changedTestimonialSchema = z.strictObject({
  intent: z.literal("save"),
  id: z.guid(),
  version: z.coerce.number().int().min(1),
  ...fields,
});

export type TestimonialFields = Omit<z.output<typeof newTestimonialSchema>, "intent">;

export type SavedTestimonial = z.output<typeof newTestimonialSchema> | z.output<typeof changedTestimonialSchema>;

/** Maximum size of a form sent as JSON (I2). */
export const MAX_TESTIMONIAL_BYTES = 10_000;
