import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { useTestStorage } from "#tests/storage.ts";
import type { ServerVariables } from "../render-page.ts";
import { mediaFiles } from "./media-files.ts";

const stored = useTestStorage();
const site = () => new Hono<ServerVariables>().get("/media/*", mediaFiles(stored.current));

test("a film can be watched from the middle", async () => {
  await stored.current.write("film.mp4", Buffer.from("0123456789"));
  const answer = await site().request("/media/film.mp4", { headers: { range: "bytes=4-6" } });
  expect([answer.status, await answer.text(), answer.headers.get("content-range")]).toEqual([206, "456", "bytes 4-6/10"]);
  const etag = answer.headers.get("etag") as string;
  const whole = await site().request("/media/film.mp4", { headers: { range: "bytes=4-6", "if-range": '"another"' } });
  expect([whole.status, await whole.text(), whole.headers.get("etag")]).toEqual([200, "0123456789", etag]);
  expect((await site().request("/media/film.mp4", { headers: { range: "bytes=10-" } })).status).toBe(416);
  expect((await site().request("/media/film.mp4", { headers: { "if-none-match": etag } })).status).toBe(304);
});

test("readers who take nothing hold no file in memory", async () => {
  const readers = 40;
  await stored.current.write("big.pdf", Buffer.alloc(10_000_000, "x"));
  const server = createServer(getRequestListener(site().fetch));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const held = () => process.memoryUsage().external + process.memoryUsage().heapUsed;
  const before = held();
  const sockets = Array.from({ length: readers }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /media/big.pdf HTTP/1.1\r\nhost: x\r\n\r\n");
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, "readable")));
  await sleep(500);
  expect((held() - before) / 1_000_000).toBeLessThan(readers * 2);
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});
