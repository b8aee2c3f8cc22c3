import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { ServerVariables } from "../render-page.ts";
import { encodeText } from "./compress-text.ts";

const LONG = JSON.stringify({ gifts: Array.from({ length: 200 }, (_, n) => ({ name: `Gift ${n}` })) });
const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

let left: Promise<void>;
let hasLeft: () => void;

/** Lines that are written when the test says so. */
let controller: ReadableStreamDefaultController<Uint8Array>;
const line = (text: string) => new TextEncoder().encode(`${text}\n`);

const app = new Hono<ServerVariables>();
app.use(encodeText((request) => request.headers.get("cookie") === "session=mine"));
app.get("/long", () => new Response(LONG, { headers: { ...JSON_TYPE, etag: '"v1"', "x-told": "yes" } }));
app.get("/weak", () => new Response(LONG, { headers: { ...JSON_TYPE, etag: 'W/"v1"', "content-length": String(LONG.length) } }));
app.get("/short", () => new Response('{"ok":true}', { headers: { ...JSON_TYPE, etag: '"v1"' } }));
app.get("/done", () => new Response("x".repeat(5000), { headers: { "content-type": "text/css", "content-encoding": "gzip" } }));
app.get("/picture", () => new Response("x".repeat(5000), { headers: { "content-type": "image/avif" } }));
app.get("/drawing", () => new Response("<svg/>".repeat(500), { headers: { "content-type": "image/svg+xml", vary: "Cookie" } }));
app.get("/as-it-is", () => new Response(LONG, { headers: { ...JSON_TYPE, "cache-control": "no-store, no-transform" } }));
app.get("/part", () => new Response(LONG, { status: 206, headers: { ...JSON_TYPE, "content-range": "bytes 0-1/2" } }));
app.get("/nothing", () => new Response(null, { status: 204, headers: JSON_TYPE }));
app.get("/cookies", () => {
  const response = new Response(LONG, { headers: JSON_TYPE });
  for (const cookie of ["a=1", "b=2"]) response.headers.append("set-cookie", cookie);
  return response;
});
app.get("/lines", () => {
  left = new Promise((resolve) => {
    hasLeft = resolve;
  });
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
    },
    cancel: () => hasLeft(),
  });
  return new Response(body, { headers: { "content-type": "application/x-ndjson" } });
});

const ask = (path: string, headers: Record<string, string> = { "accept-encoding": "br" }, method = "GET") =>
  app.request(path, { method, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("a long text is compressed as asked for, with its true length", async () => {
  for (const [encoding, decode] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const response = await ask("/long", { "accept-encoding": encoding });
    const body = await bytesOf(response);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...JSON_TYPE,
      "content-encoding": encoding,
      "content-length": String(body.length),
      vary: "Accept-Encoding",
      etag: 'W/"v1"',
      "x-told": "yes",
    });
    expect(body.length).toBeLessThan(LONG.length / 5);
    expect(decode(body).toString()).toBe(LONG);
  }
});

test("whoever does not ask gets it as it is, and caches are told that there are others", async () => {
  const response = await ask("/long", {});
  expect([response.headers.get("content-encoding"), response.headers.get("vary"), response.headers.get("etag")]).toEqual([
    null,
    "Accept-Encoding",
    '"v1"',
  ]);
  expect(await response.text()).toBe(LONG);
});

test.each(["/short", "/done", "/picture", "/as-it-is", "/part", "/nothing"])("%s stays as it is", async (path) => {
  const [asked, plain] = [await ask(path), await ask(path, {})];
  expect(asked.headers.get("content-encoding")).toBe(plain.headers.get("content-encoding"));
  expect(asked.headers.get("etag")).toBe(plain.headers.get("etag"));
  expect((await bytesOf(asked)).equals(await bytesOf(plain))).toBe(true);
});

test("headers of several lines and earlier reasons to vary stay", async () => {
  expect((await ask("/cookies")).headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect((await ask("/drawing")).headers.get("vary")).toBe("Cookie, Accept-Encoding");
  expect((await ask("/weak")).headers.get("etag")).toBe('W/"v1"');
});

test("HEAD says what GET would", async () => {
  const [head, get] = [await ask("/long", undefined, "HEAD"), await ask("/long")];
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  expect(await head.text()).toBe("");
  const lines = await ask("/lines", undefined, "HEAD");
  expect([lines.headers.get("content-encoding"), await lines.text()]).toEqual(["br", ""]);
  await left;
});

describe("what is asked for with a session", () => {
  test.each([
    ["same-origin", "br"],
    ["none", "br"],
    ["cross-site", null],
    ["same-site", null],
    [undefined, null],
  ])("from %s gets %s, so that no other site can probe it by its length", async (site, encoding) => {
    const headers = { "accept-encoding": "br", cookie: "session=mine", ...(site === undefined ? {} : { "sec-fetch-site": site }) };
    expect((await ask("/long", headers)).headers.get("content-encoding")).toBe(encoding);
    expect((await ask("/long", { ...headers, cookie: "marketplace=de" })).headers.get("content-encoding")).toBe("br");
  });
});

describe("an answer that comes in pieces", () => {
  const server = createServer(getRequestListener(app.fetch));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => server.closeAllConnections());

  const open = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      httpRequest({ port, path: "/lines", headers: { "accept-encoding": "br" } }, resolve)
        .on("error", reject)
        .end();
    });

  test("brings each as soon as it is there", async () => {
    const response = await open();
    expect(response.headers["content-encoding"]).toBe("br");
    expect(response.headers["content-length"]).toBeUndefined();
    const lines = response.pipe(createBrotliDecompress()).setEncoding("utf8");
    for (const text of ["one", "two", "three"]) {
      const arrived = new Promise<string>((resolve) => lines.once("data", resolve));
      controller.enqueue(line(text));
      expect(await arrived).toBe(`${text}\n`);
    }
    const ended = new Promise((resolve) => lines.once("end", resolve));
    controller.close();
    lines.resume();
    await ended;
  });

  test("learns at once that its reader has left, although it has nothing to send", async () => {
    const response = await open();
    response.destroy();
    await left;
  });

  test("does not look whole when it breaks off", async () => {
    const response = await open();
    const broken = new Promise<Error>((resolve) => response.once("error", resolve));
    response.resume();
    controller.enqueue(line("half"));
    controller.error(new Error("the database is away"));
    expect((await broken).message).toBe("aborted");
    // The server's own report of it.
    expect(vi.mocked(console.error).mock.calls).toEqual([[new Error("the database is away")]]);
    vi.mocked(console.error).mockClear();
  });
});
