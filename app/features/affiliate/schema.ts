import { z } from "zod";
import { isOwnPath, toOwnPath } from "#app/platform/own-address.ts";
import { MARKETPLACES } from "./constants.ts";

/** The largest click report that is read. */
export const MAX_CLICK_BYTES = 1000;

const marketplaceSchema = z.enum(MARKETPLACES.map(({ suffix }) => suffix));

/** A click on a store link. `page` is the path it happened on; what stands behind `?` or `#` may be private and is dropped. */
export const clickSchema = z.strictObject({
  giftId: z.guid(),
  marketplace: marketplaceSchema,
  page: z
    .string()
    .refine(isOwnPath)
    .transform((page) => new URL(toOwnPath(page) ?? "/", "http://own.invalid").pathname)
    .refine((page) => page.length <= 300),
});

export type Click = z.infer<typeof clickSchema>;

/** A chosen marketplace, and the path to go back to where there is no JavaScript; a wrong path becomes the home page (A8). */
export const marketplaceChoiceSchema = z.object({
  marketplace: marketplaceSchema,
  /** `account`: the choice is to be kept with the account, so there has to be one. */
  keep: z.literal("account").optional(),
  next: z
    .unknown()
    .optional()
    .transform((next) => toOwnPath(next) ?? "/"),
});
