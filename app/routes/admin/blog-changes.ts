import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { postChangeAnswer, previewLinkAnswer } from "#app/features/blog/answers.ts";
import { makePreviewToken } from "#app/features/blog/editor.commands.server.ts";
import { postChangeSchema } from "#app/features/blog/post-form.ts";
import { deletePost } from "#app/features/blog/posts.commands.server.ts";
import { discardWorkingCopy, restoreWorkingCopy } from "#app/features/blog/unsaved-posts.commands.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/blog-changes";
import { requirePost } from "./require-post.ts";

/** POST /admin/blog/changes: deletes a post, makes the secret link to its last saved version, or discards and restores unsaved changes. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireUser(request, context);
  const input = await readJson(request, postChangeSchema);
  if (input.change === "delete") {
    await requirePost(actor, input.id);
    if (!(await deletePost(actor.id, input.id))) throwPageError(404);
    return answerJson(postChangeAnswer, { ok: true });
  }
  if (input.change === "discard-unsaved" || input.change === "restore-unsaved") {
    const work = input.change === "discard-unsaved" ? discardWorkingCopy : restoreWorkingCopy;
    if (!(await work(actor.id, { kind: "draft", id: input.id }))) throwPageError(404);
    return answerJson(postChangeAnswer, { ok: true });
  }
  await requirePost(actor, input.id);
  const made = await makePreviewToken(input.id);
  if (made === null) throwPageError(404);
  return answerJson(previewLinkAnswer, { url: `${config().siteUrl}/blog/preview/${made.token}`, expiresAt: made.expiresAt });
}
