import { fileTypeFromFile } from "file-type";
import { measurePicture } from "./measure-picture.server.ts";
import type { MediaKind, UploadFailure } from "./types.ts";
import { uploadTypeOf } from "./uploads.ts";

interface CheckedFile {
  kind: MediaKind;
  ending: string;
  width: number | null;
  height: number | null;
}

/** Determines a file's type from its bytes (U1) and refuses types that are not allowed. */
export async function checkFile(path: string): Promise<({ ok: true } & CheckedFile) | { ok: false; reason: UploadFailure }> {
  const type = uploadTypeOf((await fileTypeFromFile(path))?.mime);
  if (type === null) return { ok: false, reason: "wrong-type" };
  if (type.kind !== "image") return { ok: true, ...type, width: null, height: null };
  const measured = await measurePicture(path);
  return measured.ok ? { ...measured, ...type } : measured;
}
