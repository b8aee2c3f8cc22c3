import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { letInWaiting } from "./listen.ts";

/** Keeps this process from looking at its port, as work does. */
function beBusy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("L1: whoever waits at the door of a server that stops gets his answer", async () => {
  const server = createServer((_request, response) => response.end("answered"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answers = Array.from({ length: 20 }, () => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.write("POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    return socket.toArray().then((parts: Buffer[]) => Buffer.concat(parts).toString());
  });
  // They knock in the next tick; the system lets them wait, since this process is busy.
  await Promise.resolve();
  beBusy(50);
  await letInWaiting(server);
  server.close();
  for (const answer of await Promise.all(answers)) expect(answer).toContain("answered");
});
