import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { acceptPendingConnections } from "./listen.ts";

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
