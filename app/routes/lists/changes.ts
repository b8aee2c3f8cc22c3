import { requireUser } from "#app/features/accounts/policy.server.ts";
import { changeAnswer } from "#app/features/lists/answers.schema.ts";
import { MAX_CHANGE_BYTES } from "#app/features/lists/schema.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isSameOrigin } from "#app/platform/same-origin.ts";
import { readJson } from "#app/platform/read-body.server.ts";
import type { Route } from "./+types/changes";
import { changeList } from "./list-changes.ts";

const STATUS = { invalid: 422, conflict: 409, "already-in-list": 200, "list-full": 200 } as const;

/** POST /gift-lists/{id}/changes: the owner's changes of a list, one per request. 404 for a list that is not theirs (Z4). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  if (!isSameOrigin(request, config().siteUrl)) throwPageError(403, { detail: "Only pages of this site may change lists." });
  const body = await readJson(request, MAX_CHANGE_BYTES);
  if (!body.ok) throwPageError(body.reason === "too-large" ? 413 : 400);
  const { answer } = await changeList(user.id, params.list, body.value);
  return answerJson(changeAnswer, answer, { status: answer.ok ? 200 : STATUS[answer.reason] });
}
