import path from "node:path";
import { requireRightStill, requireUser } from "#app/features/accounts/require-user.server.ts";
import { UPLOAD_STALL_MS, UPLOADS_FOLDER } from "#app/features/media/constants.ts";
import { filePage, uploadAnswer } from "#app/features/media/answers.ts";
import { findUploads, listUploads } from "#app/features/media/files.queries.server.ts";
import { listLabels } from "#app/features/media/labels.queries.server.ts";
import { fileQuerySchema, uploadQuerySchema } from "#app/features/media/schema.ts";
import type { UploadFailure } from "#app/features/media/types.ts";
import { keepUpload } from "#app/features/media/uploads.commands.server.ts";
import { requestPictureSizes } from "#app/features/media/pending-pictures.commands.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { refuseOwnBody } from "#app/platform/read-json.server.ts";
import { receiveFile } from "#app/platform/receive-file.server.ts";
import type { Route } from "./+types/uploads-files";
import { findMediaUses, listUsedMedia } from "./media-uses.server.ts";

/** GET /admin/uploads/files: a page of the library as JSON, for the picker and for screens that wait for a picture's sizes. */
export async function loader({ request }: Route.LoaderArgs) {
  const { q, kind, lacks, label, page, ids } = fileQuerySchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  if (ids !== undefined) {
    const files = await findUploads(ids);
    return answerJson(filePage, { files, total: files.length, uses: [], labels: [] });
  }
  const found = await listUploads({ search: q.trim(), kind, lacks, label }, page, listUsedMedia);
  const uses = await findMediaUses(found.files.map((file) => file.path));
  return answerJson(filePage, { ...found, uses, labels: await listLabels() });
}

function refuse(reason: UploadFailure): Response {
  return answerJson(uploadAnswer, { ok: false, reason }, { status: reason === "too-large" ? 413 : 422 });
}

/**
 * POST /admin/uploads/files?name=&alt=: the body is the file and nothing else. Its bytes are counted while it streams (U2) into the data
 * folder, and it is stored only once it has arrived whole, if its sender has the right still (A6).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireUser(request, context);
  const said = uploadQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!said.success) refuseOwnBody(said.error, request);
  const receipt = await receiveFile(request.body, {
    ...context.get(requestInfoContext).body,
    folder: path.join(config().dataDir, UPLOADS_FOLDER),
    stallMs: UPLOAD_STALL_MS,
  });
  if (!receipt.ok) return refuse(receipt.reason);
  const { file } = receipt;
  try {
    await requireRightStill("media.add", request, context);
    return await answerStored(await keepUpload(actor.id, { path: file.path, size: file.size, ...said.data }));
  } finally {
    await file.discard();
  }
}

async function answerStored(kept: Awaited<ReturnType<typeof keepUpload>>): Promise<Response> {
  if (!kept.ok) return kept.reason === "not-allowed" ? throwPageError(403) : refuse(kept.reason);
  if (kept.kind === "image") requestPictureSizes();
  const [stored] = await findUploads([kept.id]);
  if (stored === undefined) throw new Error("The upload was kept but is not there");
  return answerJson(uploadAnswer, { ok: true, file: stored }, { status: 201 });
}
