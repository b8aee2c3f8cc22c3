import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import { changeAnswer } from "#app/features/lists/answers.ts";
import { changeSchema } from "#app/features/lists/schema.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import type { Route } from "./+types/changes";
import { changeList } from "./list-changes.server.ts";

const STATUS = { invalid: 422, conflict: 409, "already-in-list": 200, "list-full": 200 } as const;

/** POST /gift-lists/{id}/changes: the owner's changes of a list, one per request. 404 for a list that is not theirs (Z4). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  const answer = await changeList(user.id, params.list, await readJson(request, changeSchema));
  return answerJson(changeAnswer, answer, { status: answer.ok ? 200 : STATUS[answer.reason] });
}
