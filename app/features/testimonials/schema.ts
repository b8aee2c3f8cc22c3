import { z } from "zod";
import { filledLine, filledParagraphs } from "#app/platform/text-fields.ts";
import { TESTIMONIAL_LIMITS, TESTIMONIAL_SORT_ORDER } from "./constants.ts";

const tooLong = (limit: number) => `Please keep it within ${limit} characters.`;
/** HTML forms send a checkbox only when it is checked. */
const checkbox = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

const fields = {
  quote: filledParagraphs(TESTIMONIAL_LIMITS.quote, "Please enter what was said.", tooLong(TESTIMONIAL_LIMITS.quote)),
  author: filledLine(TESTIMONIAL_LIMITS.author, "Please enter who said it.", tooLong(TESTIMONIAL_LIMITS.author)),
  isExample: checkbox,
  isShown: checkbox,
  sortOrder: z
    .string()
    .trim()
    .transform((value) => (value === "" ? TESTIMONIAL_SORT_ORDER : Number(value)))
    .pipe(z.int("Please enter a whole number.").min(0, "Please enter 0 or more.").max(100_000, "That number is too large.")),
};

export const newTestimonialSchema = z.strictObject({ intent: z.literal("add"), ...fields });
export const changedTestimonialSchema = z.strictObject({
  intent: z.literal("save"),
  id: z.guid(),
  version: z.coerce.number().int().min(1),
  ...fields,
});

/** What the screen's plain forms send. */
export const testimonialForms = z.discriminatedUnion("intent", [
  newTestimonialSchema,
  changedTestimonialSchema,
  z.strictObject({ intent: z.enum(["delete", "restore"]), id: z.guid() }),
]);

export type TestimonialFields = Omit<z.output<typeof newTestimonialSchema>, "intent">;

export type SavedTestimonial = z.output<typeof newTestimonialSchema> | z.output<typeof changedTestimonialSchema>;
