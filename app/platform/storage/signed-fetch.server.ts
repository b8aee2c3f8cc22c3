import { setTimeout as sleep } from "node:timers/promises";
import type { AwsClient } from "aws4fetch";

const FIRST_PAUSE_MS = 50;

/**
 * Sends a request with the client's signature; again, `retries` times at most, where the store fails or is busy. The limit is given to fetch itself:
 * one that AwsClient.fetch puts into a Request is lost as soon as that is collected, and the wait would have no end.
 */
export async function fetchSigned(
  client: AwsClient,
  url: string,
  { signal, ...init }: RequestInit & { signal: AbortSignal },
  retries = 0,
): Promise<Response> {
  for (let tried = 0; ; tried++) {
    const response = await fetch(await client.sign(url, init), { signal });
    if (tried === retries || (response.status < 500 && response.status !== 429)) return response;
    await response.body?.cancel();
    await sleep(FIRST_PAUSE_MS * 2 ** tried);
  }
}
