import { once } from "node:events";
import { Agent, createServer, get, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { closeGently, followAnswers } from "./close-gently.ts";

async function serve(handler: RequestListener): Promise<{ port: number; stop(): Promise<void> }> {
  // Longer than a test may take: nothing ends by itself.
  const server: Server = createServer({ keepAliveTimeout: 60_000 }, handler);
  const unsent = followAnswers(server);
  onTestFinished(() => server.closeAllConnections());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, stop: () => closeGently(server, unsent) };
}

/** Asks over a connection that stays open, and resolves with the status and what is said of the connection. */
function askOver(agent: Agent, port: number): Promise<[number | undefined, string | undefined]> {
  return new Promise((resolve, reject) => {
    const request = get({ port, host: "127.0.0.1", agent }, (response) => {
      response.resume().once("end", () => resolve([response.statusCode, response.headers.connection]));
    });
    request.once("error", reject);
  });
}

test("L1: an answer that is ended is sent whole to a slow reader, while the server stops", async () => {
  const length = 30_000_000;
  const { port, stop } = await serve((_request, response) => response.end(Buffer.alloc(length)));
  const socket = connect({ port, host: "127.0.0.1" });
  socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  await once(socket, "readable");
  let taken = 0;
  const stopped = stop();
  socket.on("data", (part) => {
    taken += part.length;
    socket.pause();
    setTimeout(() => socket.resume(), 1);
  });
  await Promise.all([stopped, once(socket, "close")]);
  expect(taken).toBeGreaterThan(length);
});

test("L1: a connection whose answer was under way when the server stopped ends after it, however long it is kept", async () => {
  let arrived = Promise.withResolvers<void>();
  const { port, stop } = await serve((_request, response) => {
    arrived.resolve();
    setTimeout(() => response.end("answered"), 20);
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  expect(await askOver(agent, port)).toEqual([200, "keep-alive"]);
  // This one is under way when the server stops: its connection is idle afterwards.
  arrived = Promise.withResolvers();
  const underWay = askOver(agent, port);
  await arrived.promise;
  const stopped = stop();
  expect((await underWay)[0]).toBe(200);
  await stopped;
});

test("a request that comes on an open connection after the server was told to stop is answered, and ends it", async () => {
  const answers: (() => void)[] = [];
  const { port, stop } = await serve((_request, response) => void answers.push(() => response.end("answered")));
  const socket = connect({ port, host: "127.0.0.1" });
  const parts: Buffer[] = [];
  socket.on("data", (part: Buffer) => parts.push(part));
  // The connection has begun a request, so it is not idle.
  socket.write("GET / HTTP/1.1\r\n");
  await sleep(50);
  const stopped = stop();
  socket.write("host: x\r\n\r\n");
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.();
  await Promise.all([stopped, once(socket, "close")]);
  expect(Buffer.concat(parts).toString()).toMatch(/200 OK[\s\S]*connection: close[\s\S]*answered/i);
});
