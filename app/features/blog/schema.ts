import { z } from "zod";

/** The largest report of a reading that is read. */
export const MAX_READING_BYTES = 200;

/** A post that somebody reads. */
export const readingSchema = z.strictObject({ postId: z.guid() });
