import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardAgainstSlowRequests } from "./slow-request-guard.ts";

const timeOf = (path: string) => (path.endsWith("/files") ? { seconds: 0.05, streamed: true } : { seconds: 0.05, streamed: false });
const server = createServer(
  guardAgainstSlowRequests((incoming, response) => incoming.resume().on("end", () => response.end("whole")), timeOf),
);
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());

function openPost(path: string) {
  const { port } = server.address() as AddressInfo;
  const sending = request({ port, host: "127.0.0.1", path, method: "POST", headers: { "content-length": "2" } });
  sending.write("a");
  return sending;
}

test("a request that does not arrive is cut off", async () => {
  const sending = openPost("/saves");
  const [error] = (await once(sending, "error")) as [NodeJS.ErrnoException];
  expect(error.code).toBe("ECONNRESET");
});

test("where the route takes the stream itself, it has time to answer a sender that is late", async () => {
  const sending = openPost("/admin/uploads/files?name=a");
  await new Promise((resolve) => setTimeout(resolve, 150));
  sending.end("b");
  const [response] = (await once(sending, "response")) as [NodeJS.ReadableStream & { statusCode: number }];
  response.resume();
  expect(response.statusCode).toBe(200);
});
