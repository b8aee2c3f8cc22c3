import { describeTrouble, troubleToast } from "#app/ui/saving/describe-trouble.ts";
import type { ToastContent } from "#app/ui/toast/toast-store.ts";
import { MEDIA_TOASTS, UPLOAD_FAILURES, UPLOAD_TROUBLES } from "../texts.ts";
import type { UploadResult } from "./upload-file.ts";

type Refused = Extract<UploadResult, { ok: false }>;

/** Returns the message beside a file that was not added to the library. */
export function explainFailure(refused: Refused): string {
  if (refused.reason !== "trouble") return UPLOAD_FAILURES[refused.reason];
  const { description, fault } = describeTrouble(refused.trouble, UPLOAD_TROUBLES);
  return [description, fault].filter(Boolean).join(" ");
}

/** Returns the toast for a file that was not added to the library. */
export function toastOfFailure(refused: Refused): ToastContent {
  if (refused.reason === "trouble") return troubleToast(refused.trouble, UPLOAD_TROUBLES);
  return refused.reason === "too-large"
    ? MEDIA_TOASTS.tooLarge
    : { ...MEDIA_TOASTS.notUploaded, description: UPLOAD_FAILURES[refused.reason] };
}
