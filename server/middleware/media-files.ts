import type { Handler } from "hono";
import { runInRequest } from "#app/platform/request-scope.server.ts";
import { SANDBOX_POLICY } from "#app/platform/sandbox-policy.ts";
import { withoutFocalPoint } from "#app/platform/storage/focal-point.ts";
import { isPublicKey, type Storage } from "#app/platform/storage/storage.ts";
import { turnKeyOf } from "#app/platform/untrusted-proxies.server.ts";
import { QueueFullError } from "#app/platform/work/bounded-queue.ts";
import { answerFile } from "../answer-file.ts";
import { problemResponse } from "../problem.ts";
import type { ServerVariables } from "../render-page.ts";

/** What app/entry.server.tsx exports for files that have got another address. */
interface MovedFiles {
  /** Returns the current path of the file that had a key, or null. */
  findCurrentPath(key: string): Promise<string | null>;
}

/** A key of an upload, the only files that get other addresses, and what follows it. */
const UPLOADED = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(\/[\w.]+)?$/;

/** Stored files never change under their name. Nothing in them may run, and only pictures are shown inline (U4). */
export function mediaFiles(
  storage: Storage,
  findCurrentPath: MovedFiles["findCurrentPath"] = () => Promise.resolve(null),
): Handler<ServerVariables> {
  return async (c) => {
    const key = withoutFocalPoint(c.req.path.slice("/media/".length));
    const file = isPublicKey(key) ? await findInTurn(storage, key, c.get("requestId"), c.get("clientAddress")) : null;
    if (file instanceof QueueFullError) {
      const response = problemResponse(503, c.get("requestId"));
      response.headers.set("retry-after", String(file.retryAfterSeconds));
      return response;
    }
    const uploaded = file === null ? UPLOADED.exec(key) : null;
    const currentPath = uploaded === null ? null : await findCurrentPath(key);
    if (currentPath !== null) {
      c.header("cache-control", "public, max-age=60");
      return c.redirect(currentPath + (uploaded?.[1] ?? ""), 302);
    }
    if (file === null) {
      // A picture whose sizes are not made yet will soon exist, so its 404 must not be cached.
      c.header("cache-control", "no-store");
      return c.notFound();
    }
    // The name is the stored one, which has no sign that would need a quote.
    const disposition: Record<string, string> = file.contentType.startsWith("image/")
      ? {}
      : { "content-disposition": `attachment; filename="${key.slice(key.lastIndexOf("/") + 1)}"` };
    const { size, stream } = file;
    return answerFile(
      { method: c.req.method, header: (name) => c.req.header(name) },
      { size, etag: `"${file.etag}"`, read: stream },
      {
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": SANDBOX_POLICY,
        "cross-origin-resource-policy": "cross-origin",
        "content-type": file.contentType,
        ...disposition,
      },
    );
  };
}

/** Returns the file, which may have to be made first in the turn of the client, or why that was not begun. */
function findInTurn(storage: Storage, key: string, requestId: string, clientAddress: string | null) {
  const find = () =>
    storage.find(key).catch((error: unknown) => {
      if (error instanceof QueueFullError) return error;
      throw error;
    });
  return runInRequest(requestId, find, { client: turnKeyOf(clientAddress) });
}
