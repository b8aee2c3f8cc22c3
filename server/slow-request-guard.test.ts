import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardAgainstSlowRequests, isUploadPath } from "./slow-request-guard.ts";

const server = createServer(guardAgainstSlowRequests((incoming, response) => incoming.resume().on("end", () => response.end("whole")), 50));
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

test.each(["/admin/uploads/files?name=a", "/admin/gifts/import-file?trial=1"])(
  "one that brings a file to %s has more time",
  async (path) => {
    const sending = openPost(path);
    await new Promise((resolve) => setTimeout(resolve, 150));
    sending.end("b");
    const [response] = (await once(sending, "response")) as [NodeJS.ReadableStream & { statusCode: number }];
    response.resume();
    expect(response.statusCode).toBe(200);
  },
);

test("only the addresses for files take them", () => {
  const paths = ["/admin/uploads/files", "/admin/gifts/import-file", "/admin/uploads", "/admin/uploads/files/x", "/admin/gifts/import"];
  expect(paths.map(isUploadPath)).toEqual([true, true, false, false, false]);
});
