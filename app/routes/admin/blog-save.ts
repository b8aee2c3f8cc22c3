import { hasRight, requireUser } from "#app/features/accounts/require-user.server.ts";
import { findOwnByline } from "#app/features/blog/byline.server.ts";
import { findEditedPost, findPresence } from "#app/features/blog/editor.queries.server.ts";
import { postSchema, savePostSchema, postFieldErrors } from "#app/features/blog/post-form.ts";
import { createPost, updatePost } from "#app/features/blog/posts.commands.server.ts";
import { keepWaitingChanges } from "#app/features/blog/waiting-posts.commands.server.ts";
import { hasForeignFields, refuseOwnBody, readJson } from "#app/platform/read-json.server.ts";
import { type PostSaveAnswer, postSaveAnswer } from "#app/features/blog/answers.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import type { Route } from "./+types/blog-save";
import { requirePost } from "./require-post.server.ts";

const STATUS = { invalid: 422, "not-found": 404, stale: 409 } as const;

const answer = (body: PostSaveAnswer) => answerJson(postSaveAnswer, body, { status: body.ok ? 200 : STATUS[body.reason] });

/** POST /admin/blog/save: creates or changes a post, or stores changes of a published one as a draft. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireUser(request, context);
  const input = await readJson(request, savePostSchema);
  const draft = postSchema.safeParse(input.post);
  if (!draft.success && hasForeignFields(draft.error)) refuseOwnBody(draft.error, request);
  if (!draft.success) return answer({ ok: false, reason: "invalid", errors: postFieldErrors(draft.error) });
  if (input.id !== null) await requirePost(actor, input.id);
  if (!hasRight(actor, "blog.edit")) draft.data.authors = await findOwnByline(actor, input.id);
  if (input.id === null) return answer({ ok: true, ...(await createPost(actor, draft.data, { draftId: input.draftId })) });
  const work = input.waits ? keepWaitingChanges : updatePost;
  const saved = await work(actor, input.id, draft.data, input.baseVersion);
  if (saved.ok || saved.reason === "not-found") return answer(saved);
  const [current, presence] = await Promise.all([findEditedPost(input.id), findPresence(actor.id, input.id)]);
  if (current === null) return answer({ ok: false, reason: "not-found" });
  const { version, document, standing } = current;
  return answer({ ok: false, reason: "stale", version, savedBy: presence?.savedBy ?? null, document, standing });
}
