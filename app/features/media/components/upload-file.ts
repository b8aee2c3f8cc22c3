import { readAnswer, type ReadValue } from "#app/ui/client/send-json.ts";
import { type Trouble, troubleOf } from "#app/ui/client/trouble.ts";
import { type ReplacementAnswer, replacementAnswer, type UploadAnswer, uploadAnswer } from "../answers.ts";
import type { UploadFailure } from "../types.ts";

export type UploadResult =
  | Extract<UploadAnswer, { ok: true }>
  | { ok: false; reason: UploadFailure }
  | { ok: false; reason: "trouble"; trouble: Trouble };

interface Sending {
  file: File;
  /** Is called with the share of the file that has been sent: 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Milliseconds without progress after which a connection counts as lost, since some end silently. */
const STALL_MS = 60_000;

interface Failed {
  ok: false;
  reason: "trouble";
  trouble: Trouble;
}
export type ReplacementResult = ReplacementAnswer | Failed;

/** Adds a file to the library. Never rejects. */
export function uploadFile({ alt, ...sending }: Sending & { alt: string }): Promise<UploadResult> {
  const query = new URLSearchParams({ name: sending.file.name || "pasted picture", alt });
  return sendFile(`/admin/uploads/files?${query}`, uploadAnswer, sending);
}

/** Sends a picture that takes the place of a file of the library. Never rejects. */
export function uploadReplacement({ id, ...sending }: Sending & { id: string }): Promise<ReplacementResult> {
  return sendFile(`/admin/uploads/replacements?${new URLSearchParams({ file: id })}`, replacementAnswer, sending);
}

/** Sends a file as the body of a request, by XMLHttpRequest, since `fetch` does not report upload progress. */
function sendFile<Answer>(address: string, read: ReadValue<Answer>, { file, onProgress, signal }: Sending): Promise<Answer | Failed> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(stall);
      stall = setTimeout(() => request.abort(), STALL_MS);
    };
    const fail = () => resolve({ ok: false, reason: "trouble", trouble: troubleOf(0) });
    request.open("POST", address);
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      wait();
      onProgress?.(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener("load", () => {
      const contentType = request.getResponseHeader("content-type") ?? "";
      const { answer, trouble } = readAnswer({ status: request.status, contentType, text: request.responseText }, read);
      resolve(trouble === null ? answer : { ok: false, reason: "trouble", trouble });
    });
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
    request.addEventListener("loadend", () => clearTimeout(stall));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    wait();
    request.send(file);
  });
}
