import { z } from "zod";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";

/** What a language model may answer about a gift. What is not among the values that it was given does not count. */
export const categorisingSchema = z.object({
  values: z
    .array(
      z.object({
        taxonomy: z.enum(TAXONOMIES.map(({ key }) => key)),
        slug: z.string().max(300),
        /** 0 to 1. */
        confidence: z.number().min(0).max(1),
      }),
    )
    .max(60),
  gender: z.enum(["unisex", "male", "female"]),
});
