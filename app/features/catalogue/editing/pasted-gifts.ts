import { z } from "zod";
import { currency } from "#app/platform/money-schema.ts";
import { MAX_PASTED_LINKS } from "./pasted-links.ts";

/** Longer than any field may be: what is too long for its field is refused beside its link, as of a file. */
const words = (max: number) => z.string().max(max);

/** Products that were read from pasted links, to be saved as gifts. */
export const pastedGiftsSchema = z.strictObject({
  state: z.enum(["shown", "draft"]),
  gifts: z
    .array(
      z.strictObject({
        name: words(1000),
        description: words(25_000).nullable(),
        priceCents: z.int32().min(0).nullable(),
        currency,
        image: words(4000).nullable(),
        affiliateUrl: words(4000),
        brand: words(1000).nullable(),
        inStock: z.boolean().nullable(),
        isFromStoreApi: z.boolean(),
      }),
    )
    .min(1)
    .max(MAX_PASTED_LINKS),
});
export type PastedGifts = z.output<typeof pastedGiftsSchema>;
