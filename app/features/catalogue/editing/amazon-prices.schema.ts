import { z } from "zod";
import { toSameOriginPath } from "#app/platform/same-origin.ts";

/** The owner's answer, and the path to return to without JavaScript; an invalid path becomes the home page (A8). */
export const amazonPricesSchema = z.strictObject({
  answer: z.enum(["as-entered", "api-only"]),
  next: z
    .string()
    .optional()
    .transform((next) => toSameOriginPath(next) ?? "/admin/insights"),
});
