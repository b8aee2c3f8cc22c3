import { z } from "zod";
import { makePreviewToken } from "#app/features/blog/editor.commands.server.ts";
import { deletePost } from "#app/features/blog/posts.commands.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import type { Route } from "./+types/blog-changes";
import { readAdminJson } from "./read-admin-json.ts";

const MAX_BYTES = 1000;
const schema = z.strictObject({ change: z.enum(["delete", "preview-link"]), id: z.guid() });

/** POST /admin/blog/changes: deletes a post, or makes the secret link to how it was last saved. */
export async function action({ request, context }: Route.ActionArgs) {
  const { actor, input } = await readAdminJson({ request, context, schema, maxBytes: MAX_BYTES });
  if (input.change === "delete") {
    if (!(await deletePost(actor.id, input.id))) throwPageError(404);
    return Response.json({ ok: true });
  }
  const made = await makePreviewToken(input.id);
  if (made === null) throwPageError(404);
  return Response.json({ url: `${config().siteUrl}/blog/preview/${made.token}`, expiresAt: made.expiresAt.toISOString() });
}
