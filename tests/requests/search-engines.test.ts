import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { ACCESS } from "#app/access.ts";
import { database } from "#app/platform/db/database.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
let gift: { id: string };

beforeAll(async () => {
  await database().execute(sql`alter table gifts disable trigger count_version`);
  gift = await createGift({ name: "Brass lamp", recipient: ["mom"], updatedAt: new Date("2026-11-02T03:04:05Z") });
});

test("robots.txt closes what is not for crawlers and names the sitemap", async () => {
  const response = await site.request("/robots.txt");
  const lines = (await response.text()).split("\n");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  for (const path of ["/search", "/api/", "/auth", "/admin"]) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain("Sitemap: http://site.test/sitemap.xml");
});

test("robots.txt closes addresses that exist, and no page of a sitemap", async () => {
  const text = await (await site.request("/robots.txt")).text();
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path).filter((path) => path !== "/*.data$");
  const entries = Object.entries(ACCESS);
  for (const path of closed) {
    const found = entries.filter(([address]) => address.startsWith(path));
    expect(found, path).not.toEqual([]);
    expect(
      found.filter(([, { sitemap }]) => sitemap === "itself" || sitemap === "by content").map(([address]) => address),
      path,
    ).toEqual([]);
  }
});

const read = async (path: string) => {
  const response = await site.request(path);
  expect([path, response.status, response.headers.get("content-type")]).toEqual([path, 200, "application/xml; charset=utf-8"]);
  expect(response.headers.get("cache-control")).toMatch(/s-maxage=\d/);
  return response.text();
};
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address as string);

describe("F1: sitemaps", () => {
  test("lead from the index to every gift and category, dated by their last change", async () => {
    const files = addresses(await read("/sitemap.xml"));
    expect(files).toEqual(
      ["pages", "categories", "collections", "posts", "gifts-1"].map((name) => `http://site.test/sitemaps/${name}.xml`),
    );
    expect(await read("/sitemaps/gifts-1.xml")).toContain(
      `<url><loc>http://site.test/gifts/${gift.id}</loc><lastmod>2026-11-02T03:04:05.000Z</lastmod></url>`,
    );
    expect(addresses(await read("/sitemaps/categories.xml"))).toEqual(["http://site.test/category/recipient/mom"]);
  });

  test("list only addresses that answer 200 and call themselves canonical", async () => {
    const files = addresses(await read("/sitemap.xml"));
    for (const file of files) {
      for (const address of addresses(await read(new URL(file).pathname))) {
        const response = await site.request(new URL(address).pathname);
        expect([address, response.status]).toEqual([address, 200]);
        const canonical = /<link rel="canonical" href="([^"]*)"/.exec(await response.text())?.[1];
        expect([address, canonical ?? address]).toEqual([address, address]);
      }
    }
  });

  const NOINDEX = /<meta name="robots" content="[^"]*noindex/;
  const publicPages = Object.entries(ACCESS).filter(
    ([address, { read, sitemap }]) => sitemap !== undefined && read === "everyone" && !/[:*]/.test(address),
  );

  test.each(publicPages)("%s may be found exactly if it is in the sitemap", async (address, { sitemap }) => {
    const listed = addresses(await read("/sitemaps/pages.xml"));
    expect(listed.includes(`http://site.test${address}`)).toBe(sitemap === "itself");
    const response = await site.request(address);
    // Nobody finds a page that leads on to another one.
    const isHidden = response.status === 302 || NOINDEX.test(await response.text());
    expect([address, isHidden]).toEqual([address, sitemap === "no"]);
  });

  test.each(["gifts-2.xml", "gifts-0.xml", "gifts-01.xml", "gifts-99999999999.xml", "nothing.xml", "gifts-1", "..%2fsitemap.xml"])(
    "there is no %s",
    async (file) => {
      expect((await site.request(`/sitemaps/${file}`)).status).toBe(404);
    },
  );
});

test("a gift's page has its SEO title in <title> and for those who share it, and its name as its heading; without one the name is both", async () => {
  const titled = await createGift({ name: "Brass bell", seoTitle: "A bell of brass for the door" });
  const page = async (id: string) => (await site.request(`/gifts/${id}`)).text();
  const [named, html] = [await page(gift.id), await page(titled.id)];
  expect(html).toContain("<title>A bell of brass for the door | Presently</title>");
  expect(html).toMatch(/<meta property="og:title" content="A bell of brass for the door[^"]*"/);
  expect(html).toMatch(/<h1[^>]*>Brass bell<\/h1>/);
  expect(named).toContain("<title>Brass lamp | Presently</title>");
});

test("O3: a gift's name cannot leave page data, JSON-LD or tags", async () => {
  const name = "</script><img src=x onerror=alert(1)>\u2028 lamp";
  const { id } = await createGift({ name, description: name, brandName: name, recipient: ["mom"] });
  for (const path of [`/gifts/${id}`, "/category/recipient/mom", `/gifts/${id}.data`]) {
    const response = await site.request(path);
    const body = await response.text();
    expect([path, response.status]).toEqual([path, 200]);
    if (!path.endsWith(".data")) expect(body).not.toMatch(/<img src=x/);
    for (const [, code = ""] of body.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) expect(code).not.toMatch(/\u2028|<img/);
    for (const [, json = ""] of body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g))
      expect(() => JSON.parse(json) as unknown).not.toThrow();
  }
});

test("the site has its icons and its manifest", async () => {
  const html = await (await site.request("/about")).text();
  const addresses = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g)].map(
    ([, address]) => address as string,
  );
  expect(addresses).toHaveLength(3);
  const manifest = (await (await site.request("/site.webmanifest")).json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe("Presently");
  for (const address of [...addresses, ...manifest.icons.map(({ src }) => src)])
    expect([address, (await site.request(address)).status]).toEqual([address, 200]);
});
