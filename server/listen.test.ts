import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { acceptPendingConnections, listen } from "./listen.ts";

/** Blocks the event loop, so that this process cannot accept connections. */
function beBusy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("L1: a connection that waits when the server stops still gets its answer", async () => {
  const server = createServer((_request, response) => response.end("answered"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answers = Array.from({ length: 20 }, () => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.write("POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    return socket.toArray().then((parts: Buffer[]) => Buffer.concat(parts).toString());
  });
  // They connect in the next tick; the operating system queues them, since this process is busy.
  await Promise.resolve();
  beBusy(50);
  await acceptPendingConnections(server);
  server.close();
  for (const answer of await Promise.all(answers)) expect(answer).toContain("answered");
});

test("a reader who takes nothing, or a little again and again, is cut off; one who reads is not", async () => {
  const length = 30_000_000;
  const ended = new Map<string, (isWhole: boolean) => void>();
  const { server, port } = await listen(
    (request, response) => {
      response.once("close", () => ended.get(request.url ?? "")?.(response.writableFinished));
      response.end(Buffer.alloc(length));
    },
    {
      port: 0,
      host: "127.0.0.1",
      timeOf: () => ({ seconds: 30, streamed: false }),
      readers: { stallMs: 1500, leastBytesPerSecond: 10_000_000 },
    },
  );
  /** Reads an answer and rests after each piece; resolves with whether all of it was sent. */
  const read = (path: string, restMs: number) =>
    new Promise<boolean>((resolve) => {
      ended.set(path, resolve);
      const socket = connect({ port, host: "127.0.0.1" });
      socket.on("error", () => undefined);
      socket.on("data", () => {
        socket.pause();
        setTimeout(() => socket.resume(), restMs).unref();
      });
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    });
  expect(await Promise.all([read("/quickly", 0), read("/little", 100), read("/nothing", 60_000)])).toEqual([true, false, false]);
  server.closeAllConnections();
  server.close();
});
