import type { UploadAnswer, UploadFailure } from "../types.ts";

export type UploadResult = Extract<UploadAnswer, { ok: true }> | { ok: false; reason: UploadFailure | "signed-out" | "failed" };

interface Upload {
  file: File;
  alt: string;
  /** Hears how much of the file has left this machine: 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

function readAnswer({ status, response }: XMLHttpRequest): UploadResult {
  if (status === 401) return { ok: false, reason: "signed-out" };
  const answer = response as UploadAnswer | null;
  if (status === 201 || status === 413 || status === 422) return answer?.ok === undefined ? { ok: false, reason: "failed" } : answer;
  return { ok: false, reason: "failed" };
}

/** Sends a file to the library. Never rejects. XMLHttpRequest, because `fetch` does not tell how much has been sent. */
export function uploadFile({ file, alt, onProgress, signal }: Upload): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ ok: false, reason: "failed" });
    request.open("POST", `/admin/uploads/files?${new URLSearchParams({ name: file.name || "pasted picture", alt })}`);
    request.responseType = "json";
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener("load", () => resolve(readAnswer(request)));
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
