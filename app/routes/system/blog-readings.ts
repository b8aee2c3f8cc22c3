import { recordPostView } from "#app/features/blog/post-views.commands.server.ts";
import { MAX_READING_BYTES, postReadingSchema } from "#app/features/blog/schema.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isSameOrigin } from "#app/platform/same-origin.ts";
import { readOwnJson } from "#app/platform/own-json.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/blog-readings";

/** POST /blog-readings: a beacon about a reading of a post. Answers 204 whether or not the reading was counted. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!isSameOrigin(request, config().siteUrl)) throwPageError(403, { detail: "Only pages of this site may report readings." });
  const { postId } = await readOwnJson(request, postReadingSchema, MAX_READING_BYTES);
  await recordPostView(postId, {
    address: context.get(requestInfoContext).clientAddress,
    userAgent: request.headers.get("user-agent") ?? "",
  });
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
