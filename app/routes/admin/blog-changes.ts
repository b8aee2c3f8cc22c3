import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { openedPostAnswer, postChangeAnswer, previewLinkAnswer } from "#app/features/blog/answers.ts";
import { makePreviewToken } from "#app/features/blog/editor.commands.server.ts";
import { findEditedPost } from "#app/features/blog/editor.queries.server.ts";
import { postChangeSchema } from "#app/features/blog/post-form.ts";
import { restorePosts, trashPost } from "#app/features/blog/deleted-posts.commands.server.ts";
import { discardWorkingCopy, restoreWorkingCopy } from "#app/features/blog/unsaved-posts.commands.server.ts";
import { discardWaitingChanges } from "#app/features/blog/waiting-posts.commands.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/blog-changes";
import { editingUserOf, requirePost } from "./require-post.server.ts";

/**
 * POST /admin/blog/changes: moves a post to the trash or out of it, makes the secret link to its last saved version, or discards and restores changes that
 * are not saved or not published.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireUser(request, context);
  const input = await readJson(request, postChangeSchema);
  if (input.change === "restore") {
    if ((await restorePosts(editingUserOf(actor), [input.id])).length === 0) throwPageError(404);
    return answerJson(postChangeAnswer, { ok: true });
  }
  if (input.change === "discard-unsaved" || input.change === "restore-unsaved") {
    const work = input.change === "discard-unsaved" ? discardWorkingCopy : restoreWorkingCopy;
    if (!(await work(actor.id, { kind: "draft", id: input.id }))) throwPageError(404);
    return answerJson(postChangeAnswer, { ok: true });
  }
  await requirePost(actor, input.id);
  if (input.change === "delete") {
    if (!(await trashPost(actor.id, input.id))) throwPageError(404);
    return answerJson(postChangeAnswer, { ok: true });
  }
  if (input.change === "discard-waiting") {
    const opened = (await discardWaitingChanges(actor.id, input.id)) ? await findEditedPost(input.id) : null;
    if (opened === null) throwPageError(404);
    const { version, document, standing } = opened;
    return answerJson(openedPostAnswer, { version, document, standing });
  }
  const made = await makePreviewToken(input.id);
  if (made === null) throwPageError(404);
  return answerJson(previewLinkAnswer, { url: `${config().siteUrl}/blog/preview/${made.token}`, expiresAt: made.expiresAt });
}
