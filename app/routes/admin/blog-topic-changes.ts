import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { postFieldErrors } from "#app/features/blog/post-form.ts";
import { createTopic, deleteTopic, type TopicInput, updateTopic } from "#app/features/blog/topics.commands.server.ts";
import { TOPIC_SCHEMAS, topicChangeSchema } from "#app/features/blog/topics.ts";
import { hasForeignFields, refuseOwnBody, readJson } from "#app/platform/read-json.server.ts";
import { type TopicAnswer, topicAnswer } from "#app/features/blog/answers.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import type { Route } from "./+types/blog-topic-changes";

const NOT_FOUND = { ok: false, reason: "not-found" } as const satisfies TopicAnswer;
const STATUS = { invalid: 422, "not-found": 404, stale: 409 } as const;

const answer = (body: TopicAnswer) => answerJson(topicAnswer, body, { status: body.ok ? 200 : STATUS[body.reason] });

/** POST /admin/blog/topics: creates, changes or deletes a category, tag or author of the blog. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireUser(request, context);
  const input = await readJson(request, topicChangeSchema);
  const { kind, id } = input;
  if (input.change === "delete") return answer((await deleteTopic(actor.id, kind, input.id)) ? { ok: true, id: input.id } : NOT_FOUND);
  const fields = TOPIC_SCHEMAS[kind].safeParse(input.fields);
  if (!fields.success && hasForeignFields(fields.error)) refuseOwnBody(fields.error, request);
  if (!fields.success) return answer({ ok: false, reason: "invalid", errors: postFieldErrors(fields.error) });
  const topic = { kind, ...fields.data } as TopicInput;
  if (id === null) return answer({ ok: true, id: await createTopic(actor.id, topic) });
  return answer(await updateTopic(actor.id, { id, version: input.version }, topic));
}
