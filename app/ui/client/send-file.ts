import { type RawAnswer, readAnswer, type ReadValue, type Sent } from "./send-json.ts";
import { troubleOf } from "./trouble.ts";

/** Milliseconds without progress after which a connection counts as lost, since some end silently. */
const STALL_MS = 60_000;

export interface SentFile {
  file: File;
  /** Is called with the share of the file that has been sent: 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends a body by XMLHttpRequest, since `fetch` does not report how much of it has been sent; null where no answer came. */
function post(path: string, { file, onProgress, signal }: SentFile): Promise<RawAnswer | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(stall);
      stall = setTimeout(() => request.abort(), STALL_MS);
    };
    request.open("POST", path);
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      wait();
      onProgress?.(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener("load", () =>
      resolve({
        status: request.status,
        contentType: request.getResponseHeader("content-type") ?? "",
        text: request.responseText,
      }),
    );
    for (const failure of ["error", "abort"]) request.addEventListener(failure, () => resolve(null));
    request.addEventListener("loadend", () => clearTimeout(stall));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    wait();
    request.send(file);
  });
}

/** Sends a file as the body of a request to a path of this site, tells how much of it has been sent, and reads the answer. Never rejects. */
export async function sendFile<Answer>(path: string, read: ReadValue<Answer>, sent: SentFile): Promise<Sent<Answer>> {
  const raw = await post(path, sent);
  return raw === null ? { answer: null, trouble: troubleOf(0) } : readAnswer(raw, read);
}
