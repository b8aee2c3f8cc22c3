import { z } from "zod";

/** Maximum size of the request that reports a reading. */
export const MAX_READING_BYTES = 200;

/** Body of the request that reports a reading. */
export const postReadingSchema = z.strictObject({ postId: z.guid() });
