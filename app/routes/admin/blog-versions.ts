import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { versionAnswer, versionsAnswer } from "#app/features/blog/answers.ts";
import { findVersion, listVersions } from "#app/features/blog/editor.queries.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import type { Route } from "./+types/blog-versions";
import { requirePost } from "./require-post.server.ts";

const HEADERS = { "cache-control": "private, no-store" };

/** GET /admin/blog/{id}/versions: the list of a post's versions; with ?version= the content of that version. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requirePost(await requireUser(request, context), params.post);
  const asked = new URL(request.url).searchParams.get("version");
  if (asked === null) return answerJson(versionsAnswer, { versions: await listVersions(params.post) }, { headers: HEADERS });
  const document = /^[1-9]\d{0,8}$/.test(asked) ? await findVersion(params.post, Number(asked)) : null;
  if (document === null) throwPageError(404);
  return answerJson(versionAnswer, { document }, { headers: HEADERS });
}
