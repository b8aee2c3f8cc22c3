import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../config.server.ts";
import { UnavailableError } from "../errors.ts";
import { fetchSigned } from "./signed-fetch.server.ts";

const TIMEOUT_MS = 10_000;

/** Makes the bucket of an S3-compatible server; an existing one stays as it is. Throws UnavailableError where that cannot be done. */
export async function makeBucket({ bucketUrl, region, accessKeyId, secretAccessKey }: S3Settings): Promise<void> {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const ask = async (method: "HEAD" | "PUT") => {
    try {
      const response = await fetchSigned(client, bucketUrl, { method, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
      await response.body?.cancel();
      return response;
    } catch (error) {
      throw new UnavailableError("The media storage cannot be reached", { cause: error });
    }
  };
  if ((await ask("HEAD")).ok) return;
  const { ok, status } = await ask("PUT");
  // Another process may have made it first.
  if (!ok && !(await ask("HEAD")).ok) throw new UnavailableError(`The media storage didn't create the bucket: it answered ${status}`);
}
