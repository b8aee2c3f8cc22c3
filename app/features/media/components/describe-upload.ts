import { MEDIA_TOASTS, UPLOAD_FAILURES } from "../texts.constants.ts";
import type { UploadResult } from "./upload-file.ts";

/** What is said when a file did not get into the library. */
export function toastOfFailure(reason: Extract<UploadResult, { ok: false }>["reason"]) {
  return reason === "too-large" ? MEDIA_TOASTS.tooLarge : { ...MEDIA_TOASTS.notUploaded, description: UPLOAD_FAILURES[reason] };
}
