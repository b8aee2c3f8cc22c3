import { readAnswer } from "#app/ui/client/send-json.ts";
import { type Trouble, troubleOf } from "#app/ui/client/trouble.ts";
import { type UploadAnswer, uploadAnswer } from "../answers.ts";
import type { UploadFailure } from "../types.ts";

export type UploadResult =
  | Extract<UploadAnswer, { ok: true }>
  | { ok: false; reason: UploadFailure }
  | { ok: false; reason: "trouble"; trouble: Trouble };

interface Upload {
  file: File;
  alt: string;
  /** Is called with the share of the file that has been sent: 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Milliseconds without progress after which a connection counts as lost, since some end silently. */
const STALL_MS = 60_000;

function readUpload(request: XMLHttpRequest): UploadResult {
  const { status, responseText: text } = request;
  const { answer, trouble } = readAnswer({ status, contentType: request.getResponseHeader("content-type") ?? "", text }, uploadAnswer);
  return trouble === null ? answer : { ok: false, reason: "trouble", trouble };
}

/** Uploads a file to the library and never rejects. It uses XMLHttpRequest, since `fetch` does not report upload progress. */
export function uploadFile({ file, alt, onProgress, signal }: Upload): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(stall);
      stall = setTimeout(() => request.abort(), STALL_MS);
    };
    const fail = () => resolve({ ok: false, reason: "trouble", trouble: troubleOf(0) });
    request.open("POST", `/admin/uploads/files?${new URLSearchParams({ name: file.name || "pasted picture", alt })}`);
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      wait();
      onProgress?.(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener("load", () => resolve(readUpload(request)));
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
    request.addEventListener("loadend", () => clearTimeout(stall));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    wait();
    request.send(file);
  });
}
