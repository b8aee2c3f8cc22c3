import { z } from "zod";

/** Body of the request that reports a reading. */
export const postReadingSchema = z.strictObject({ postId: z.guid() });
