import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { guardAgainstSlowReaders } from "./slow-reader-guard.ts";

const STALL_MS = 1000;
/** Only standing still is measured where a test says nothing else. */
const ANY_RATE = 1;
const LENGTH = 30_000_000;
const stopping: (() => void)[] = [];
afterEach(() => {
  for (const stop of stopping.splice(0)) stop();
});

const REQUEST = "GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";

async function ask(handler: RequestListener, request = REQUEST, leastBytesPerSecond = ANY_RATE): Promise<Socket> {
  const server = createServer(guardAgainstSlowReaders(handler, { stallMs: STALL_MS, leastBytesPerSecond }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  stopping.push(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  socket.pause();
  socket.write(request);
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

test("one who asks for two answers at once and takes nothing is cut off, though the second is ready and waits for the first alone", async () => {
  const closed = Promise.withResolvers<void>();
  const socket = await ask((request, response) => {
    if (request.url === "/") {
      request.socket.once("close", () => closed.resolve());
      setTimeout(() => response.end("first"), STALL_MS / 10);
      return;
    }
    response.writeHead(200, { "content-length": LENGTH }).end(Buffer.alloc(LENGTH));
  }, "GET / HTTP/1.1\r\nhost: x\r\n\r\nGET /second HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  socket.on("error", () => undefined);
  await closed.promise;
  expect(socket.bytesRead).toBeLessThan(LENGTH);
});

/** Answers with pieces of 64 kB as fast as they are taken; resolves with the bytes given once the connection is closed. */
function pour(pieces: number) {
  const ended = Promise.withResolvers<number>();
  const handler: RequestListener = (_request, response) => {
    let given = 0;
    response.once("close", () => ended.resolve(given));
    const next = () => {
      while (given < pieces * 65_536) {
        given += 65_536;
        if (!response.write(Buffer.alloc(65_536))) {
          response.once("drain", next);
          return;
        }
      }
      response.end();
    };
    next();
  };
  return { handler, ended: ended.promise };
}

/** Takes a piece every so many milliseconds, and never stands still for long. */
function sip(socket: Socket, everyMs: number): void {
  socket.on("data", () => {
    socket.pause();
    setTimeout(() => socket.resume(), everyMs);
  });
  socket.resume();
}

test("one who takes a little again and again is cut off when the time of its size is over", async () => {
  const { handler, ended } = pour(500);
  // Eight megabytes in each second that an answer may take; the reader takes at most 64 kB a time, 20 times a second.
  const socket = await ask(handler, REQUEST, 8_000_000);
  socket.on("error", () => undefined);
  sip(socket, 50);
  expect(await ended).toBeLessThan(500 * 65_536);
});

test("one who keeps to the least rate gets all of it, though it takes longer than the time to stand still", async () => {
  const { handler } = pour(500);
  const socket = await ask(handler, REQUEST, 5_000_000);
  let received = 0;
  socket.on("data", (piece: Buffer) => (received += piece.length));
  sip(socket, 4);
  await once(socket, "end");
  expect(received).toBeGreaterThan(500 * 65_536);
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
  const socket = await ask(
    (_request, response) => {
      response.write("first");
      setTimeout(() => response.end("last"), STALL_MS * 3);
    },
    REQUEST,
    1e9,
  );
  const answer = Buffer.concat(await socket.toArray()).toString();
  expect(answer).toMatch(/first[^]*last/);
});

test("the site's own bounds: 20 seconds without taking anything, and then 5 kB a second in all", () => {
  vi.useFakeTimers();
  stopping.push(() => vi.useRealTimers());
  const destroy = vi.fn<() => void>();
  const socket = { writableLength: 1, bytesWritten: 0, destroy };
  const stalls: number[] = [];
  const response = { setTimeout: (ms: number) => void stalls.push(ms), once: () => undefined };
  guardAgainstSlowReaders((_request, _response) => void (socket.bytesWritten = 50_000))(
    { socket } as unknown as IncomingMessage,
    response as unknown as ServerResponse<IncomingMessage>,
  );
  expect(stalls).toEqual([20_000]);
  vi.advanceTimersByTime(30_000);
  expect(destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(destroy).toHaveBeenCalled();
});
