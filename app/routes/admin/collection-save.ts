import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { type CollectionSaveAnswer, collectionSaveAnswer } from "#app/features/collections/answers.ts";
import { collectionDocument, collectionSave } from "#app/features/collections/collection-form.ts";
import { saveCollection } from "#app/features/collections/collections.commands.server.ts";
import { errorsByPlace } from "#app/features/look/schema.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { hasForeignFields, readJson, refuseOwnBody } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/collection-save";

const STATUS = { invalid: 422, full: 409, stale: 409, gone: 404 } as const;

/** POST /admin/collections/save: saves a collection, and adds a new one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const { ref, basedOn, document: sent } = await readJson(request, collectionSave);
  const document = collectionDocument.safeParse(sent);
  if (!document.success && hasForeignFields(document.error)) refuseOwnBody(document.error, request);
  const answer: CollectionSaveAnswer = document.success
    ? await saveCollection({ actorId, ref, basedOn, values: document.data })
    : { ok: false, reason: "invalid", errors: errorsByPlace(document.error) };
  return answerJson(collectionSaveAnswer, answer, { status: answer.ok ? 200 : STATUS[answer.reason] });
}
