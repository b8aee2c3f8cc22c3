import { requireRightStill, requireUser } from "#app/features/accounts/require-user.server.ts";
import { lookFileAnswer } from "#app/features/appearance/answers.ts";
import { readLookFile, writeLookFile } from "#app/features/appearance/look-file.server.ts";
import { findLookToEdit } from "#app/features/appearance/looks.queries.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/appearance-file";
import { receiveBytes } from "./receive-bytes.server.ts";

/** GET /admin/appearance/look.json: the look as a file, its pictures in it. */
export async function loader() {
  const { look } = await findLookToEdit();
  return new Response(await writeLookFile(look), {
    headers: { "content-type": "application/json", "content-disposition": 'attachment; filename="presently-look.json"' },
  });
}

/** POST /admin/appearance/look.json: such a file, whose look is returned for the editor. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const receipt = await receiveBytes(request, context.get(requestInfoContext).body);
  if (!receipt.ok) {
    const message = receipt.reason === "too-large" ? "This file is too large to be a look." : "The file didn’t arrive. Please try again.";
    return answerJson(lookFileAnswer, { ok: false, message }, { status: receipt.reason === "too-large" ? 413 : 422 });
  }
  await requireRightStill("site", request, context);
  const answer = await readLookFile(actorId, receipt.bytes.toString("utf8"));
  if (answer === "not-allowed") return throwPageError(403);
  return answerJson(lookFileAnswer, answer, { status: answer.ok ? 200 : 422 });
}
