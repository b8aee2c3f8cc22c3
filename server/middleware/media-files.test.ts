import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { unservedKey } from "#app/platform/storage/storage.ts";
import { QueueFullError } from "#app/platform/work/bounded-queue.ts";
import { collectGarbage } from "#tests/garbage.ts";
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

test("a picture that has to be drawn, and finds too many waiting, is asked for again later; no cache keeps the refusal", async () => {
  const full = { ...stored.current, find: () => Promise.reject(new QueueFullError(7)) };
  const answer = await new Hono<ServerVariables>().get("/media/*", mediaFiles(full)).request("/media/demo-1/mug/320.avif");
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "7", "no-store"]);
});

test("a picture's focal point is in its address for the page around it; the file is the same", async () => {
  await stored.current.write("ef34/640.webp", Buffer.from("x"));
  const answer = await site().request("/media/ef34.at-30-70/640.webp");
  expect([answer.status, await answer.text()]).toEqual([200, "x"]);
});

test("the address of a picture that was replaced leads to the one in its place, and no cache keeps that for long", async () => {
  const [old, current] = [crypto.randomUUID(), crypto.randomUUID()];
  const asked: string[] = [];
  const find = (key: string) => {
    asked.push(key);
    return Promise.resolve(key.startsWith(old) ? `/media/${current}.at-5-5` : null);
  };
  const moving = new Hono<ServerVariables>().get("/media/*", mediaFiles(stored.current, find));
  const answer = await moving.request(`/media/${old}/640.webp`);
  expect([answer.status, answer.headers.get("location"), answer.headers.get("cache-control")]).toEqual([
    302,
    `/media/${current}.at-5-5/640.webp`,
    "public, max-age=60",
  ]);
  expect((await moving.request(`/media/${current}/640.webp`)).status).toBe(404);
  expect((await moving.request("/media/demo-1/mug/640.webp")).status).toBe(404);
  expect(asked).toEqual([`${old}/640.webp`, `${current}/640.webp`]);
});

test("U3: an original that waits for its sizes, with all its metadata, is not served", async () => {
  await stored.current.write(unservedKey("ab12"), Buffer.from("GPS"));
  for (const path of ["/media/incoming/ab12", "/media/incoming%2fab12", "/media/./incoming/ab12", "/media/incoming.at-5-5/ab12"])
    expect((await site().request(path)).status, path).toBe(404);
});

test("U4: nothing in a kept file runs, and what is no picture is an attachment", async () => {
  await stored.current.write("ab12/640.webp", Buffer.from("x"));
  await stored.current.write("paper.pdf", Buffer.from("x"));
  const [picture, paper] = [await site().request("/media/ab12/640.webp"), await site().request("/media/paper.pdf")];
  for (const { headers } of [picture, paper])
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect([picture.headers.get("content-type"), picture.headers.get("content-disposition")]).toEqual(["image/webp", null]);
  expect([paper.headers.get("content-type"), paper.headers.get("content-disposition")]).toEqual([
    "application/pdf",
    `attachment; filename="paper.pdf"`,
  ]);
});

test("readers who take nothing hold no file in memory", async () => {
  const readers = 40;
  await stored.current.write("big.pdf", Buffer.alloc(10_000_000, "x"));
  const server = createServer(getRequestListener(site().fetch));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  // Files are in buffers; the heap also grows by what tests before this one have left running in the process.
  const held = () => {
    collectGarbage();
    return process.memoryUsage().arrayBuffers;
  };
  const before = held();
  const sockets = Array.from({ length: readers }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /media/big.pdf HTTP/1.1\r\nhost: x\r\n\r\n");
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, "readable")));
  await sleep(500);
  // A buffer that nothing holds is given back a while after it was collected; a file that a reader holds never is.
  await expect.poll(() => (held() - before) / 1_000_000, { timeout: 20_000, interval: 500 }).toBeLessThan(readers * 2);
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});
