import { readFile } from "node:fs/promises";
import path from "node:path";
import { UPLOAD_STALL_MS, UPLOADS_FOLDER } from "#app/features/media/constants.ts";
import { config } from "#app/platform/config.server.ts";
import { type Receipt, receiveFile } from "#app/platform/receive-file.server.ts";

/** Takes the body of a request as it streams, within its address's limits (U2), into a file. */
export function receiveUpload(request: Request, limits: { maxBytes: number; seconds: number }): Promise<Receipt> {
  return receiveFile(request.body, { ...limits, folder: path.join(config().dataDir, UPLOADS_FOLDER), stallMs: UPLOAD_STALL_MS });
}

/** Takes a body as receiveUpload does, and returns its bytes. */
export async function receiveBytes(
  request: Request,
  limits: { maxBytes: number; seconds: number },
): Promise<{ ok: true; bytes: Buffer } | Extract<Receipt, { ok: false }>> {
  const receipt = await receiveUpload(request, limits);
  if (!receipt.ok) return receipt;
  try {
    return { ok: true, bytes: await readFile(receipt.file.path) };
  } finally {
    await receipt.file.discard();
  }
}
