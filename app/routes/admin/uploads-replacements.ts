import path from "node:path";
import { requireRightStill, requireUser } from "#app/features/accounts/require-user.server.ts";
import { replacementAnswer } from "#app/features/media/answers.ts";
import { UPLOAD_STALL_MS, UPLOADS_FOLDER } from "#app/features/media/constants.ts";
import { requestPictureSizes } from "#app/features/media/pending-pictures.commands.server.ts";
import { keepReplacement } from "#app/features/media/replacements.commands.server.ts";
import { replacementQuerySchema } from "#app/features/media/schema.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { refuseOwnBody } from "#app/platform/read-json.server.ts";
import { receiveFile } from "#app/platform/receive-file.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/uploads-replacements";

const STATUS: Readonly<Record<string, number>> = { "too-large": 413, "not-found": 404 };

/**
 * POST /admin/uploads/replacements?file=: the body is a picture that takes the place of another one. It is taken as an upload is (U2, A6), and
 * shown once its sizes are made.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireUser(request, context);
  const said = replacementQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!said.success) refuseOwnBody(said.error, request);
  const receipt = await receiveFile(request.body, {
    ...context.get(requestInfoContext).body,
    folder: path.join(config().dataDir, UPLOADS_FOLDER),
    stallMs: UPLOAD_STALL_MS,
  });
  if (!receipt.ok) return answerJson(replacementAnswer, { ok: false, reason: receipt.reason }, { status: STATUS[receipt.reason] ?? 422 });
  const { file } = receipt;
  try {
    await requireRightStill("media.edit", request, context);
    const kept = await keepReplacement(actor.id, said.data.file, file);
    if (kept.ok) {
      requestPictureSizes();
      return answerJson(replacementAnswer, { ok: true }, { status: 201 });
    }
    const { reason } = kept;
    if (reason === "not-allowed") return throwPageError(403);
    return answerJson(replacementAnswer, { ok: false, reason }, { status: STATUS[reason] ?? 422 });
  } finally {
    await file.discard();
  }
}
