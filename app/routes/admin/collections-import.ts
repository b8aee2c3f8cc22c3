import { requireRightStill, requireUser } from "#app/features/accounts/require-user.server.ts";
import { collectionsFileAnswer } from "#app/features/collections/answers.ts";
import { importCollections } from "#app/features/collections/import-collections.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { readText } from "#app/platform/read-body.server.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import type { Route } from "./+types/collections-import";

/** POST /admin/collections/import: the body is a file of collections, which are saved all or none. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const text = await readText(request);
  await requireRightStill("catalogue.edit", request, context);
  const answer = await doDearWork("import", () => importCollections(actorId, text));
  return answerJson(collectionsFileAnswer, answer, { status: answer.ok ? 200 : 422 });
}
