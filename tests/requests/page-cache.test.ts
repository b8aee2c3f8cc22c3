import { brotliDecompressSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { idRow, readOneRow } from "#app/platform/db/rows.server.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();

async function insertGift(name: string, slug: string): Promise<string> {
  const { id } = await readOneRow(
    database(),
    idRow,
  )`insert into gifts (name, slug, price_cents) values (${name}, ${slug}, 2000) returning id`;
  return id;
}

test("a public page is cached, compressed, and the same for everybody", async () => {
  const first = await site.request("/about", { headers: { "accept-encoding": "br", cookie: "session=somebody" } });
  const second = await site.request("/about", { headers: { "accept-encoding": "gzip, br", cookie: "session=else" } });
  expect(first.headers.get("cache-control")).toMatch(/^public, .*s-maxage=\d+, stale-while-revalidate=\d+/);
  expect(first.headers.get("content-encoding")).toBe("br");
  expect(first.headers.get("vary")).toBe("Accept-Encoding");
  expect(first.headers.has("set-cookie")).toBe(false);
  const bodies = await Promise.all([first, second].map(async (response) => Buffer.from(await response.arrayBuffer())));
  expect(bodies[0]?.equals(bodies[1] as Buffer)).toBe(true);
  expect(brotliDecompressSync(bodies[0] as Buffer).toString()).toContain("<html");
});

test("a reader who has the page gets 304", async () => {
  const etag = (await site.request("/about")).headers.get("etag") as string;
  const again = await site.request("/about", { headers: { "if-none-match": etag } });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
});

test("parameters that do not belong to the page make no new copy of it", async () => {
  await site.request("/about");
  const { size } = site.pageCache;
  for (let n = 0; n < 20; n++) await site.request(`/about?utm_source=${n}`);
  expect(site.pageCache.size).toBe(size);
});

test("other ways to write a page's path lead to it, and make no new copy of it", async () => {
  await insertGift("Copper kettle", "copper-kettle");
  await site.settle();
  expect((await site.request("/gifts/copper-kettle")).status).toBe(200);
  const { size } = site.pageCache;
  for (const path of [
    "/Gifts/copper-kettle",
    "/gifts/COPPER-kettle",
    "/gifts/%63opper-kettle",
    "/gifts/copper-kettle//",
    "//gifts/copper-kettle",
  ]) {
    const answer = await site.request(`${path}?utm_source=x`);
    expect([answer.status, answer.headers.get("location")], path).toEqual([301, "/gifts/copper-kettle?utm_source=x"]);
  }
  for (const path of ["/gifts%2Fcopper-kettle", "/gifts/copper%2Fkettle", "/gifts/copper-kettle%2F", "/No-Such-Thing"])
    expect((await site.request(path)).status, path).toBe(404);
  for (const path of ["/gifts/%20copper-kettle", "/gifts/copper-kettle%20%20", "/gifts/copper-kettle%C2%A0"])
    expect((await site.request(path)).status, path).toBe(301);
  expect(site.pageCache.size).toBe(size);
});

test("a page is dropped exactly when the gift it shows changes", async () => {
  const id = await insertGift("Brass compass", "brass-compass");
  const other = await insertGift("Paper lantern", "paper-lantern");
  await site.settle();
  expect(await (await site.request(`/gifts/${id}`)).text()).toContain("Brass compass");
  await site.request(`/gifts/${other}`);
  const { size } = site.pageCache;

  await database().execute(sql`update gifts set name = 'Silver compass' where id = ${id}`);
  await site.settle();
  expect(site.pageCache.size).toBe(size - 1);
  expect(await (await site.request(`/gifts/${id}`)).text()).toContain("Silver compass");
});

test("a burst on an uncached page renders it once", async () => {
  site.pageCache.dropAll();
  const bodies = await Promise.all(Array.from({ length: 30 }, async () => (await site.request("/categories")).text()));
  expect(new Set(bodies).size).toBe(1);
  expect(site.pageCache.size).toBe(1);
});

test("HEAD answers like GET without a body", async () => {
  const response = await site.request("/about", { method: "HEAD" });
  expect([response.status, await response.text()]).toEqual([200, ""]);
  expect(Number(response.headers.get("content-length"))).toBeGreaterThan(1000);
});

test("pages that do not exist are true 404s and are not cached", async () => {
  site.pageCache.dropAll();
  expect((await site.request("/no/such/page")).status).toBe(404);
  expect((await site.request("/gifts/no-such-gift")).status).toBe(404);
  expect(site.pageCache.size).toBe(0);
});
