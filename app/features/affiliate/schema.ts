import { z } from "zod";
import { isSameOriginPath, toSameOriginPath } from "#app/platform/same-origin.ts";
import { MARKETPLACES } from "./constants.ts";

const marketplaceSchema = z.enum(MARKETPLACES.map(({ suffix }) => suffix));

/** A click on a store link. `page` is the path where it happened; the part after `?` or `#` may be private and is dropped. */
export const clickSchema = z.strictObject({
  giftId: z.guid(),
  marketplace: marketplaceSchema,
  page: z
    .string()
    .refine(isSameOriginPath)
    .transform((page) => new URL(toSameOriginPath(page) ?? "/", "http://own.invalid").pathname)
    .refine((page) => page.length <= 300),
});

export type Click = z.infer<typeof clickSchema>;

/** A chosen marketplace, and the path to return to without JavaScript; an invalid path becomes the home page (A8). */
export const marketplaceChoiceSchema = z.object({
  marketplace: marketplaceSchema,
  /** With `account` the choice is stored in the account, so a session is required. */
  keep: z.literal("account").optional(),
  next: z
    .unknown()
    .optional()
    .transform((next) => toSameOriginPath(next) ?? "/"),
});
