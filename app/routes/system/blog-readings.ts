import { recordPostView } from "#app/features/blog/post-views.commands.server.ts";
import { postReadingSchema } from "#app/features/blog/schema.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/blog-readings";

/** POST /blog-readings: a beacon about a reading of a post. Answers 204 whether or not the reading was counted. */
export async function action({ request, context }: Route.ActionArgs) {
  const { postId } = await readJson(request, postReadingSchema);
  await recordPostView(postId, {
    address: context.get(requestInfoContext).clientAddress,
    userAgent: request.headers.get("user-agent") ?? "",
  });
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
