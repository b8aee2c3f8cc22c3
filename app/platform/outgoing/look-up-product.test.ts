import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchExternalPicture, lookUpProduct } from "./look-up-product.server.ts";

const reach = { isAllowed: () => true, isPortAllowed: () => true };
/** For what is not about time: on a busy machine a process of its own starts late. */
const PATIENT = { reach, totalMs: 60_000 };
const HTML = { "content-type": "text/html" };
/** One long run of spaces: what took a reader 51 seconds once. */
const SPACES = `<title>Mug</title><meta name="description" content="a${"&nbsp;".repeat(300_000)}x">`;

let server: Server;
let shop: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-shop-"));
  server = createServer((request, response) => {
    if (request.url === "/spaces") response.writeHead(200, HTML).end(SPACES);
    if (request.url === "/latin")
      response.writeHead(200, { "content-type": "text/html; charset=latin1" }).end(Buffer.from("<title>Caf\xe9</title>", "latin1"));
    if (request.url === "/admin")
      response.writeHead(200, HTML).end("<title>Mug</title><script>steal()</script><p>what an inner page says</p>");
    if (request.url === "/empty") response.writeHead(200, HTML).end("<html></html>");
    if (request.url === "/png") response.writeHead(200, { "content-type": "image/png" }).end("png");
    if (request.url === "/svg") response.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>");
    if (request.url === "/late") setTimeout(() => response.writeHead(200, HTML).end("<title>Mug</title>"), 2000);
    if (request.url === "/drip") response.writeHead(200, HTML).write("<title>Mug</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

test("a page is read in the charset that it names", async () => {
  expect(await lookUpProduct(`${shop}/latin`, PATIENT)).toMatchObject({ ok: true, facts: { title: "Café" } });
  expect(await lookUpProduct(`${shop}/empty`, PATIENT)).toEqual({ ok: false, reason: "nothing-found" });
});

test("S2: of a page only the facts of its product are told, never what it says", async () => {
  const told = await lookUpProduct(`${shop}/admin`, PATIENT);
  expect(told).toMatchObject({ ok: true, facts: { title: "Mug" } });
  expect(JSON.stringify(told)).not.toMatch(/steal|inner page|<\w/);
});

test("S2: what a stranger's page costs, this process does not pay", async () => {
  const program = path.join(folder, "reader.mjs");
  await writeFile(program, "process.on('message', () => process.send({ title: `${process.pid}`, imageUrl: null, priceCents: null }));");
  // Only this thread's work keeps requests waiting; what V8 does beside it takes as long as the other tests let it.
  const before = process.threadCpuUsage();
  const told = await lookUpProduct(`${shop}/spaces`, { ...PATIENT, program });
  expect(told).toMatchObject({ ok: true, facts: { title: expect.stringMatching(/^\d+$/) } });
  expect(told).not.toMatchObject({ facts: { title: `${process.pid}` } });
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
});

test("S2: a page that is one long run of spaces is read", async () => {
  expect(await lookUpProduct(`${shop}/spaces`, PATIENT)).toMatchObject({ ok: true, facts: { title: "Mug" } });
});

test("S2: 5 seconds in all: a page that comes late leaves less for reading it", async () => {
  const program = path.join(folder, "endless.mjs");
  await writeFile(program, 'process.on("message", () => { for (;;); });');
  const startedAt = performance.now();
  expect(await lookUpProduct(`${shop}/late`, { reach, program })).toEqual({ ok: false, reason: "too-slow" });
  const took = performance.now() - startedAt;
  expect(took).toBeGreaterThan(2000);
  expect(took).toBeLessThan(5000);
});

test("S2: 5 seconds in all: a page that never ends leaves time to read another", async () => {
  const startedAt = performance.now();
  expect(await lookUpProduct(`${shop}/drip`, { reach })).toEqual({ ok: false, reason: "too-slow" });
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test("U1: of another shop's pictures none is taken that can hold a script", async () => {
  expect(await fetchExternalPicture(`${shop}/svg`, reach)).toBeNull();
  expect(Buffer.from((await fetchExternalPicture(`${shop}/png`, reach)) ?? []).toString()).toBe("png");
});
