import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createLinkCare } from "./check-links.server.ts";

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
    else if (request.url === "/broken") response.writeHead(500).end();
    else if (request.url === "/refused") response.writeHead(403).end();
    else if (request.url === "/short") response.writeHead(302, { location: "https://www.amazon.com/dp/B0ABCDEF12" }).end();
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

/** Longer than what a busy machine takes to notice a request. */
const SPACING_MS = 500;
const reach = { isAllowed: () => true, isPortAllowed: () => true };
const stateOf = async (id: string) =>
  readOneRow(database(), rowOf({ state: z.string().nullable(), version: z.int() }))`
    select link_state as state, version from gifts where id = ${id}`;

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
  await createLinkCare({ spacingMs: SPACING_MS, reach }).checkDue();
  const times = asked.map(({ atMs }) => atMs);
  expect(times).toHaveLength(3);
  // On a busy machine the first one may be noticed late.
  expect((times[2] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(1.4 * SPACING_MS);
});

test("what was looked at is left alone for a while, an edited link is not; five failures make a link dead", async () => {
  const gift = await createGift({ affiliateUrl: `${url}/broken` });
  const care = createLinkCare({ spacingMs: 0, reach });
  expect([await care.checkDue(), await care.checkDue()]).toEqual([1, 0]);
  for (let day = 2; day <= 5; day++) {
    expect((await stateOf(gift.id))?.state, `a server that failed ${day - 1} times has not said that the gift is gone`).toBe("unsure");
    await database().execute(sql`update gifts set link_checked_at = now() - interval '25 hours'`);
    await care.checkDue();
  }
  expect((await stateOf(gift.id))?.state).toBe("dead");
  await database().execute(sql`update gifts set affiliate_url = ${`${url}/alive`}`);
  expect((await stateOf(gift.id))?.state).toBeNull();
  await care.checkDue();
  expect((await stateOf(gift.id))?.state).toBe("alive");
});

test("who refuses us is never called dead, however often", async () => {
  const ids = [await createGift({ affiliateUrl: `${url}/busy` }), await createGift({ affiliateUrl: `${url}/refused` })].map(({ id }) => id);
  const care = createLinkCare({ spacingMs: 0, reach });
  for (let day = 1; day <= 7; day++) {
    await care.checkDue();
    await database().execute(sql`update gifts set link_checked_at = now() - interval '25 hours'`);
  }
  for (const id of ids) expect(await stateOf(id)).toMatchObject({ state: "unsure" });
});

describe("Amazon's links", () => {
  const LINK = "https://www.amazon.com/dp/B0ABCDEF12?tag=shop-20";
  const tags = { com: "shop-20" };
  type Api = NonNullable<NonNullable<Parameters<typeof createLinkCare>[0]>["api"]>;
  function fakeApi(answers: Record<string, Awaited<ReturnType<Api["findItem"]>>>) {
    const findItem = vi.fn<Api["findItem"]>((asin) => Promise.resolve(answers[asin] ?? { ok: false, reason: "unavailable" }));
    return { findItem };
  }

  test("are asked for by nobody without the API, not where another link leads to one either", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const gift = await createGift({ affiliateUrl: LINK });
    const short = await createGift({ affiliateUrl: `${url}/short` });
    const care = createLinkCare({ spacingMs: 0, tags, reach });
    expect(await care.checkDue()).toBe(1);
    expect(await stateOf(gift.id)).toMatchObject({ state: null });
    expect(await stateOf(short.id)).toMatchObject({ state: null });
    expect(await care.checkLink(LINK)).toBe("unknown");
    expect(await care.checkLink("https://amzn.to/3abc")).toBe("unknown");
    expect(fetched).not.toHaveBeenCalled();
    expect(asked.map(({ path }) => path)).toEqual(["/robots.txt", "/short"]);
    fetched.mockRestore();
  });

  test("are what the API says; where it says nothing, nobody knows", async () => {
    const api = fakeApi({ B0ABCDEF12: { ok: true, item: { asin: "B0ABCDEF12" } }, B000000GON: { ok: false, reason: "not-found" } });
    const care = createLinkCare({ spacingMs: 0, api, tags, reach });
    expect(await care.checkLink(LINK)).toBe("alive");
    expect(await care.checkLink(`${url}/short`)).toBe("alive");
    expect(await care.checkLink("https://www.amazon.com/dp/B000000GON")).toBe("dead");
    expect(await care.checkLink("https://www.amazon.com/dp/B000000XXX")).toBe("unknown");
    expect(await care.checkLink("https://www.amazon.de/dp/B0ABCDEF12"), "no tag, no answer").toBe("unknown");
    expect(api.findItem).toHaveBeenCalledWith("B0ABCDEF12", "com", "shop-20");
    await createGift({ affiliateUrl: LINK });
    expect(await care.checkDue()).toBe(1);
  });
});

describe("a clock that was set back", () => {
  test("does not keep a link from its turn, and each gets one", async () => {
    await createGift({ affiliateUrl: `${url}/alive` });
    await database().execute(sql`update gifts set link_state = 'alive', link_checked_at = now() + interval '3 days'`);
    const care = createLinkCare({ spacingMs: 0, reach });
    expect([await care.checkDue(), await care.checkDue()]).toEqual([1, 0]);
  });

  test("does not make the next request wait for it", async () => {
    const care = createLinkCare({ spacingMs: 50, reach });
    await care.checkLink(`${url}/alive`);
    const dates = vi.spyOn(Date, "now").mockReturnValue(Date.now() - 24 * 60 * 60_000);
    const startedAt = performance.now();
    await care.checkLink(`${url}/alive`);
    dates.mockRestore();
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});
