import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { AwsClient } from "aws4fetch";
import { afterEach, expect, test } from "vitest";
import { collectGarbage } from "#tests/garbage.ts";
import { fetchSigned } from "./signed-fetch.server.ts";

const client = new AwsClient({ accessKeyId: "a", secretAccessKey: "b", region: "us-east-1", service: "s3" });
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(answers: readonly number[]): Promise<string> {
  const left = [...answers];
  server = createServer((_request, response) => {
    const status = left.shift();
    if (status !== undefined) response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/media`;
}

test("a limit ends the wait for a store that is silent, also after what is not used any more was collected", async () => {
  const url = await listen([]);
  const collecting = setInterval(collectGarbage, 50);
  const ended = fetchSigned(client, url, { signal: AbortSignal.timeout(500) }).then(
    () => "answered",
    (error: Error) => error.name,
  );
  const late = new Promise((resolve) => setTimeout(resolve, 10_000, "still waiting"));
  expect(await Promise.race([ended, late])).toBe("TimeoutError");
  clearInterval(collecting);
});

test("a store that fails is asked again as often as wanted", async () => {
  const signal = AbortSignal.timeout(20_000);
  expect((await fetchSigned(client, await listen([503, 500, 200]), { signal }, 2)).status).toBe(200);
  server.close();
  expect((await fetchSigned(client, await listen([503, 429, 500, 200]), { signal }, 2)).status).toBe(500);
  server.close();
  expect((await fetchSigned(client, await listen([404, 200]), { signal }, 2)).status).toBe(404);
});
