import { requireRightStill, requireUser } from "#app/features/accounts/require-user.server.ts";
import { collectionsFileAnswer } from "#app/features/collections/answers.ts";
import { importCollections } from "#app/features/collections/import-collections.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import type { Route } from "./+types/collections-import";
import { receiveUpload } from "./receive-bytes.server.ts";

const NOT_ARRIVED = { line: 1, column: "", reason: "The file didn’t arrive complete. Please try again." };

/** POST /admin/collections/import: the body is a file of collections, which are saved all or none. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const { body } = context.get(requestInfoContext);
  const receipt = await receiveUpload(request, body);
  if (!receipt.ok) {
    const isTooLarge = receipt.reason === "too-large";
    const reason = `This file is too large. A file of collections can have at most ${body.maxBytes / 1_000_000} MB.`;
    return answerJson(
      collectionsFileAnswer,
      { ok: false, faults: [isTooLarge ? { line: 1, column: "", reason } : NOT_ARRIVED] },
      { status: isTooLarge ? 413 : 422 },
    );
  }
  try {
    await requireRightStill("catalogue.edit", request, context);
    const answer = await doDearWork("import", () => importCollections(actorId, receipt.file.path));
    return answerJson(collectionsFileAnswer, answer, { status: answer.ok ? 200 : 422 });
  } finally {
    await receipt.file.discard();
  }
}
