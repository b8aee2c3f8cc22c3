import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createLinkCare } from "./service.server.ts";

useTestDatabase();
let store: Server;
let url = "";
let asked: { path: string; atMs: number }[] = [];

beforeAll(async () => {
  store = createServer((request, response) => {
    asked.push({ path: request.url ?? "", atMs: performance.now() });
    if (request.url === "/robots.txt") response.writeHead(200, { "content-type": "text/plain" }).end("User-agent: *\nDisallow: /private");
    else if (request.url === "/alive") response.writeHead(200, { "content-type": "text/html" }).end("<html></html>");
    else if (request.url === "/busy") response.writeHead(503).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
  url = `http://localhost:${(store.address() as AddressInfo).port}`;
});
afterAll(() => {
  store.closeAllConnections();
  store.close();
});
beforeEach(async () => {
  asked = [];
  await database().execute(sql`delete from gifts`);
});

const reach = { isAllowed: () => true, isPortAllowed: () => true };
const stateOf = async (id: string) =>
  (
    await database().execute<{ state: string | null; version: number }>(
      sql`select link_state as state, version from gifts where id = ${id}`,
    )
  ).rows[0];

test("links are marked by what the store answers; an open form does not go stale by that", async () => {
  const ids: Record<string, string> = {};
  for (const path of ["alive", "gone", "busy", "private/x"]) ids[path] = (await createGift({ affiliateUrl: `${url}/${path}` })).id;
  await createGift({ affiliateUrl: null });
  expect(await createLinkCare({ spacingMs: 0, reach }).checkDue()).toBe(4);
  expect(await stateOf(ids.alive ?? "")).toEqual({ state: "alive", version: 1 });
  expect(await stateOf(ids.gone ?? "")).toEqual({ state: "dead", version: 1 });
  expect(await stateOf(ids.busy ?? "")).toMatchObject({ state: "unsure" });
  expect((await stateOf(ids["private/x"] ?? ""))?.state, "robots.txt says no").toBeNull();
  expect(asked.some(({ path }) => path.startsWith("/private"))).toBe(false);
});

test("one request at a time to a host, with the distance kept", async () => {
  for (const path of ["a", "b"]) await createGift({ affiliateUrl: `${url}/${path}` });
  await createLinkCare({ spacingMs: 100, reach }).checkDue();
  const times = asked.map(({ atMs }) => atMs);
  expect(times).toHaveLength(3);
  expect((times[2] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(180);
});

test("what was looked at is left alone for a while, an edited link is not; five failures make a link dead", async () => {
  const gift = await createGift({ affiliateUrl: `${url}/busy` });
  const care = createLinkCare({ spacingMs: 0, reach });
  expect([await care.checkDue(), await care.checkDue()]).toEqual([1, 0]);
  for (let day = 2; day <= 5; day++) {
    await database().execute(sql`update gifts set link_checked_at = now() - interval '25 hours'`);
    await care.checkDue();
  }
  expect((await stateOf(gift.id))?.state).toBe("dead");
  await database().execute(sql`update gifts set affiliate_url = ${`${url}/alive`}`);
  expect((await stateOf(gift.id))?.state).toBeNull();
  await care.checkDue();
  expect((await stateOf(gift.id))?.state).toBe("alive");
});
