import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../config.server.ts";
import { UnavailableError } from "../errors.ts";
import { readListing } from "./s3-listing.ts";
import { fetchSigned } from "./signed-fetch.server.ts";
import { contentTypeOf, isStorageKey, type Storage } from "./storage.ts";

/** A file has 10 MB at most; a transfer that takes longer has failed. */
const TIMEOUT_MS = 30_000;
/** What has no body is answered sooner, or the store is away: a page's picture waits no longer than the page. */
const LOOK_MS = 5000;
const RETRIES = 2;
/** How long a file that is being sent on may stand still. */
const STALL_MS = 20_000;

/**
 * Creates a storage in a bucket of an S3-compatible server. Throws UnavailableError while that cannot be reached or refuses us, and where
 * what it sends stands still for `stallMs`.
 */
export function createS3Storage(
  { bucketUrl, region, accessKeyId, secretAccessKey }: S3Settings,
  { stallMs = STALL_MS }: { stallMs?: number } = {},
): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });

  async function ask(
    method: "GET" | "HEAD" | "PUT" | "DELETE",
    target: string,
    init: RequestInit = {},
    signal = AbortSignal.timeout(method === "HEAD" ? LOOK_MS : TIMEOUT_MS),
  ): Promise<Response> {
    try {
      // A signature counts for one host: a redirect could only lead where it is none of ours.
      return await fetchSigned(client, `${bucketUrl}/${target}`, { ...init, method, signal, redirect: "error" }, RETRIES);
    } catch (error) {
      throw new UnavailableError("The media storage cannot be reached", { cause: error });
    }
  }

  /** Throws unless the status is one of these; the server's answer is never shown, since it may name the bucket. */
  function expectStatus(response: Response, statuses: readonly number[]): void {
    if (!statuses.includes(response.status)) throw new UnavailableError(`The media storage answered ${response.status}`);
  }

  /** Fetches a part of a file, as fast as it is taken. */
  function streamRange(key: string, start: number, end: number): ReadableStream<Uint8Array> {
    const stopping = new AbortController();
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
    return new ReadableStream(
      {
        async pull(controller) {
          const stalled = setTimeout(() => stopping.abort(new UnavailableError("The media storage stands still")), stallMs);
          try {
            if (reader === undefined) {
              const response = await ask("GET", key, { headers: { range: `bytes=${start}-${end}` } }, stopping.signal);
              expectStatus(response, [206]);
              reader = (response.body as ReadableStream<Uint8Array>).getReader();
            }
            const piece = await reader.read();
            if (piece.done) controller.close();
            else controller.enqueue(piece.value);
          } finally {
            clearTimeout(stalled);
          }
        },
        cancel: () => stopping.abort(),
      },
      { highWaterMark: 0 },
    );
  }

  return {
    async write(key, content) {
      if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
      const known = await ask("HEAD", key);
      if (known.ok) return;
      // If two processes write at the same time, servers that support the condition retain the first file; the others store only files of
      // random names, so there is no second writer.
      const headers = { "content-type": contentTypeOf(key), "if-none-match": "*" };
      const response = await ask("PUT", key, { body: content instanceof Blob ? content : new Blob([new Uint8Array(content)]), headers });
      await response.body?.cancel();
      expectStatus(response, [200, 201, 204, 412]);
    },
    async read(key) {
      if (!isStorageKey(key)) return null;
      const response = await ask("GET", key);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      expectStatus(response, [200]);
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { bytes, contentType: contentTypeOf(key) };
    },
    async find(key) {
      if (!isStorageKey(key)) return null;
      const response = await ask("HEAD", key);
      if (response.status === 404) return null;
      expectStatus(response, [200]);
      return {
        size: Number(response.headers.get("content-length")),
        contentType: contentTypeOf(key),
        etag: (response.headers.get("etag") ?? key).replace(/^W\/|"/g, ""),
        stream: (start, end) => streamRange(key, start, end),
      };
    },
    async remove(key) {
      if (!isStorageKey(key)) return;
      const response = await ask("DELETE", key);
      await response.body?.cancel();
      expectStatus(response, [200, 204, 404]);
    },
    async *list(prefix) {
      for (let next: string | null = ""; next !== null;) {
        const query = new URLSearchParams({ "list-type": "2", prefix, ...(next === "" ? {} : { "continuation-token": next }) });
        const response = await ask("GET", `?${query}`);
        if (response.status !== 200) await response.body?.cancel();
        expectStatus(response, [200]);
        const page = readListing(await response.text());
        yield* page.keys.filter(isStorageKey);
        ({ next } = page);
      }
    },
  };
}
