import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { errorsByPlace } from "#app/features/look/schema.ts";
import { type PageSaveAnswer, pageSaveAnswer } from "#app/features/pages/answers.ts";
import { pageDocumentSchema, pageSaveSchema } from "#app/features/pages/page-form.ts";
import { savePage } from "#app/features/pages/pages.commands.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { hasForeignFields, readJson, refuseOwnBody } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/page-save";

const STATUS = { invalid: 422, full: 409, stale: 409, gone: 404 } as const;

/** POST /admin/pages/save: saves the text of a page, and adds a new one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const { ref, basedOn, document: sent } = await readJson(request, pageSaveSchema);
  const document = pageDocumentSchema.safeParse(sent);
  if (!document.success && hasForeignFields(document.error)) refuseOwnBody(document.error, request);
  const answer: PageSaveAnswer = document.success
    ? await savePage({ actorId, ref, basedOn, document: document.data })
    : { ok: false, reason: "invalid", errors: errorsByPlace(document.error) };
  return answerJson(pageSaveAnswer, answer, { status: answer.ok ? 200 : STATUS[answer.reason] });
}
