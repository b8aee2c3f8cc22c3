import { z } from "zod";
import { toUtc } from "./days.ts";

/** A moment of ISO 8601, whatever its offset, in UTC; an empty text is null. */
export const typedMoment = (invalid: string) =>
  z.union([z.literal(""), z.iso.datetime({ offset: true, error: invalid })], invalid).transform((typed, context) => {
    if (typed === "") return null;
    const utc = toUtc(new Date(typed));
    if (utc !== null) return utc;
    context.addIssue({ code: "custom", message: invalid });
    return z.NEVER;
  });
