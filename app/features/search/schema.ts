import { z } from "zod";
import { DIALOG_RESULTS, MAX_QUERY_LENGTH } from "./constants.ts";

const MAX_RESULTS = 50;

/** The parameters of `GET /api/v1/search`. */
export const searchQuerySchema = z.strictObject({
  q: z
    .string()
    .max(MAX_QUERY_LENGTH, `must have at most ${MAX_QUERY_LENGTH} characters`)
    .default("")
    .describe("What to search for: words, the beginnings of words, any part of a name. One typo per word is forgiven."),
  limit: z
    .string()
    .regex(/^[1-9]\d?$/, `must be a whole number from 1 to ${MAX_RESULTS}`)
    .transform(Number)
    .pipe(z.int().min(1).max(MAX_RESULTS, `must be a whole number from 1 to ${MAX_RESULTS}`))
    .default(DIALOG_RESULTS)
    .describe("At most this many results of each kind."),
});
