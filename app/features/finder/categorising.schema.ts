import { z } from "zod";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";

/** What a language model may answer about a gift. Values that were not offered to it are ignored. */
export const categorisingSchema = z.object({
  values: z
    .array(
      z.object({
        taxonomy: z.enum(TAXONOMIES.map(({ key }) => key)),
        slug: z.string().max(300),
        /** Confidence from 0 to 1. */
        confidence: z.number().min(0).max(1),
      }),
    )
    .max(60),
  gender: z.enum(["unisex", "male", "female"]),
});
