import { requireRightStill, requireUser } from "#app/features/accounts/require-user.server.ts";
import { lookPictureAnswer } from "#app/features/appearance/answers.ts";
import { keepLookPicture } from "#app/features/appearance/look-pictures.commands.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/appearance-pictures";
import { receiveBytes } from "./receive-bytes.server.ts";

/** POST /admin/appearance/pictures: the body is a logo or an icon and nothing else. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const receipt = await receiveBytes(request, context.get(requestInfoContext).body);
  if (!receipt.ok) {
    const { reason } = receipt;
    return answerJson(lookPictureAnswer, { ok: false, reason, element: null }, { status: reason === "too-large" ? 413 : 422 });
  }
  await requireRightStill("site", request, context);
  const answer = await keepLookPicture(actorId, receipt.bytes);
  if (!answer.ok && answer.reason === "not-allowed") return throwPageError(403);
  return answerJson(lookPictureAnswer, answer, { status: answer.ok ? 201 : 422 });
}
