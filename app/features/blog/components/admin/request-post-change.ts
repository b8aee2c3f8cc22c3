import type { z } from "zod";
import { type Sent, sendJson } from "#app/ui/saving/send-json.ts";
import type { postChangeSchema } from "../../post.schema.ts";

/** Sends what is done to a post beside its editor to the server. Never rejects. */
export function requestPostChange<Answer = { ok: true }>(change: z.input<typeof postChangeSchema>): Promise<Sent<Answer>> {
  return sendJson<Answer>("/admin/blog/changes", change);
}
