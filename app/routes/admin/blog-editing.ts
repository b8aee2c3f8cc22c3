import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { removePresence, recordPresence } from "#app/features/blog/editor.commands.server.ts";
import { findPresence } from "#app/features/blog/editor.queries.server.ts";
import { editingSchema } from "#app/features/blog/post-form.ts";
import { editingAnswer } from "#app/features/blog/answers.ts";
import { discardWorkingCopy, type KeepOutcome, keepWorkingCopy } from "#app/features/blog/unsaved-posts.commands.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import type { Route } from "./+types/blog-editing";
import { requirePost } from "./require-post.server.ts";

/**
 * POST /admin/blog/editing: the heartbeat of the editor, with what was typed since the last one; the answer names other editors of the
 * post.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireUser(request, context);
  const input = await readJson(request, editingSchema);
  const { subject, document, discards, leaving } = input;
  if (subject.kind === "post") await requirePost(actor, subject.id);
  let outcome: KeepOutcome = "kept";
  if (discards) await discardWorkingCopy(actor.id, subject);
  else if (document !== null) outcome = await doDearWork("draft", () => keepWorkingCopy(actor.id, subject, { ...input, document }));
  if (outcome === "gone") throwPageError(404);
  const isElsewhere = outcome === "elsewhere";
  if (subject.kind === "draft") return answerJson(editingAnswer, { others: [], version: null, savedBy: null, isElsewhere });
  await (leaving ? removePresence(actor.id, subject.id) : recordPresence(actor.id, subject.id));
  const presence = await findPresence(actor.id, subject.id);
  if (presence === null) throwPageError(404);
  return answerJson(editingAnswer, { ...presence, isElsewhere });
}
