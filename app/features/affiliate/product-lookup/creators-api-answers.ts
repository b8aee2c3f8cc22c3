import { z } from "zod";

// These schemas cover the parts of the Creators API's answers that are read. Every field may be missing, and one of another shape counts as
// missing.

const displayValue = z.object({ displayValue: z.string() });
const maybe = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

export const apiItemSchema = z.object({
  asin: z.string(),
  detailPageURL: maybe(z.string()),
  images: maybe(z.object({ primary: maybe(z.object({ large: maybe(z.object({ url: z.string() })) })) })),
  itemInfo: maybe(
    z.object({
      title: maybe(displayValue),
      features: maybe(z.object({ displayValues: z.array(z.string()) })),
      byLineInfo: maybe(z.object({ brand: maybe(displayValue) })),
    }),
  ),
  offersV2: maybe(
    z.object({
      listings: maybe(
        z.array(
          z.object({
            price: maybe(z.object({ money: maybe(z.object({ amount: z.number(), currency: z.string() })) })),
            availability: maybe(z.object({ type: maybe(z.string()) })),
          }),
        ),
      ),
    }),
  ),
});
export type ApiItem = z.output<typeof apiItemSchema>;

export const itemsAnswerSchema = z.object({
  itemsResult: maybe(z.object({ items: z.array(apiItemSchema) })),
  errors: maybe(z.array(z.object({ code: z.string() }))),
});

export const tokenAnswerSchema = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive().catch(3600) });
