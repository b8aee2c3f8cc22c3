import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { guardAgainstSlowReaders } from "./slow-reader-guard.ts";

const STALL_MS = 1000;
const LENGTH = 30_000_000;
const stopping: (() => void)[] = [];
afterEach(() => {
  for (const stop of stopping.splice(0)) stop();
});

async function ask(handler: RequestListener): Promise<Socket> {
  const server = createServer(guardAgainstSlowReaders(handler, STALL_MS));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  stopping.push(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  return socket;
}

test("a reader who takes nothing is cut off", async () => {
  let cut: Promise<unknown> | undefined;
  const asked = Promise.withResolvers<void>();
  await ask((_request, response) => {
    cut = once(response, "close");
    response.writeHead(200, { "content-length": LENGTH }).end(Buffer.alloc(LENGTH));
    asked.resolve();
  });
  await asked.promise;
  await cut;
});

test("one who reads gets all of it, however slowly", async () => {
  const socket = await ask((_request, response) => response.writeHead(200, { "content-length": LENGTH }).end(Buffer.alloc(LENGTH)));
  let received = 0;
  let rests = 0;
  socket.on("data", (piece: Buffer) => {
    received += piece.length;
    if (rests++ > 20) return;
    socket.pause();
    setTimeout(() => socket.resume(), STALL_MS / 15);
  });
  socket.resume();
  await once(socket, "end");
  expect(received).toBeGreaterThan(LENGTH);
});

test("an answer that is long in coming is not cut off", async () => {
  const socket = await ask((_request, response) => {
    response.write("first");
    setTimeout(() => response.end("last"), STALL_MS * 3);
  });
  const answer = Buffer.concat(await socket.toArray()).toString();
  expect(answer).toMatch(/first[^]*last/);
});
