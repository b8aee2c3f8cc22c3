import path from "node:path";
import { fileLookAnswer } from "#app/features/catalogue/editing/answers.ts";
import { readImportChoices } from "#app/features/catalogue/import-choices.queries.server.ts";
import { lookAtFile } from "#app/features/catalogue/import-file.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { receiveFile } from "#app/platform/receive-file.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/gift-import-look";

const STALL_MS = 30_000;

/** POST /admin/gifts/import-look: the body is the start of a catalogue file. The answer says how it is written, and what its columns are. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveFile(request.body, {
    ...context.get(requestInfoContext).body,
    folder: path.join(config().dataDir, "imports"),
    stallMs: STALL_MS,
  });
  if (!receipt.ok && receipt.reason !== "empty")
    throwPageError(receipt.reason === "too-large" ? 413 : 400, { detail: "The file didn’t arrive complete. Please try again." });
  if (!receipt.ok) return answerJson(fileLookAnswer, { ok: false, reason: "The file is empty. It needs a header row." });
  try {
    const read = await lookAtFile(receipt.file.path, (await readImportChoices()).columns);
    return answerJson(fileLookAnswer, read.ok ? { ok: true, ...read.look } : { ok: false, reason: `${read.reason}.` });
  } finally {
    await receipt.file.discard();
  }
}
