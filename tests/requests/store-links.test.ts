import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createGift } from "#tests/factories/gifts.ts";
import { makePost, makeTopic } from "#tests/factories/posts.ts";
import { useTestDatabase } from "#tests/database.ts";
import { useSite } from "#tests/site.ts";
import { sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";

process.env.AFFILIATE_TAGS = "com=a-20";
const site = useSite(useTestDatabase());
afterAll(() => {
  delete process.env.AFFILIATE_TAGS;
});

const decode = (text: string) =>
  text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

interface Anchor {
  page: string;
  href: URL;
  rel: string;
  /** What stands right behind it. */
  after: string;
}

/** The links of a page as a browser without JavaScript has them. */
function anchorsOf(page: string, html: string): Anchor[] {
  return [...html.matchAll(/<a\b([^>]*)>.*?<\/a>(?=(.{0,80}))/gs)].flatMap(([, attributes = "", after = ""]) => {
    const read = (name: string) => decode(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");
    const href = URL.parse(read("href"), `http://site.test${page}`);
    return href === null ? [] : [{ page, href, rel: read("rel"), after }];
  });
}

const isStore = ({ href }: Anchor) => /(^|\.)amazon\.[a-z.]+$|^amzn\./.test(href.hostname);
const readText = async (path: string) => (await site.request(path)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(decode(url)).pathname);

/** Every address that sitemap, home and feed lead to, and those lead to. */
async function crawl(): Promise<Anchor[]> {
  const sitemaps = await Promise.all(locations(await readText("/sitemap.xml")).map(readText));
  const feed = await readText("/blog/feed.xml");
  const waiting = [
    "/",
    ...sitemaps.flatMap(locations),
    ...anchorsOf("/", feed.replaceAll("<link ", "<a ")).map(({ href }) => href.pathname),
  ];
  const seen = new Set(waiting);
  const anchors: Anchor[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await site.request(path);
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
    for (const anchor of anchorsOf(path, await response.text())) {
      anchors.push(anchor);
      const next = anchor.href.pathname + anchor.href.search;
      if (anchor.href.host !== "site.test" || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  expect(seen.size).toBeGreaterThan(30);
  return anchors;
}

describe("F1: with AFFILIATE_TAGS=com=a-20 and JavaScript off", () => {
  let anchors: Anchor[];
  beforeAll(async () => {
    const stored = [
      "https://www.amazon.com/dp/B08N5WRWNW",
      "https://www.amazon.com/dp/B08N5WRWNX?tag=blogger-20&th=1",
      "https://amazon.com/gp/product/B08N5WRWNY?tag=a-20",
      "https://smile.amazon.com/s?k=mug&tag=x",
      " https://www.amazon.com/dp/B08N5WRWNZ",
    ];
    for (const [index, affiliateUrl] of stored.entries())
      await createGift({
        name: `Mug ${index}`,
        slug: `mug-${index}`,
        affiliateUrl,
        recipient: ["mom"],
        isTrending: true,
        brandName: "Fen",
        brandUrl: "https://www.amazon.com/stores/fen",
      });
    await createGift({ name: "Vase", slug: "vase", affiliateUrl: "https://www.amazon.de/dp/B08N5WRWNW" });
    const author = await makeTopic("blog_authors", "Ada Writer");
    await database().execute(sql`update blog_authors set url = 'https://www.amazon.com/stores/author/ada' where id = ${author.id}`);
    await makePost({
      slug: "mugs",
      authors: [author.id],
      content:
        "[one](https://www.amazon.com/dp/B08N5WRWNW?tag=blogger-20) https://amazon.com/dp/B08N5WRWNX and [two][x]\n\n[[gift:mug-1]]\n\n[x]: //www.amazon.com/dp/0143127748",
    });
    await site.settle();
    anchors = await crawl();
  });

  test("no link to the store is without our tag where we have one, and each is marked as sponsored", () => {
    const ofStore = anchors.filter(isStore);
    expect(ofStore.filter(({ page }) => page === "/blog/mugs")).toHaveLength(4);
    expect(new Set(ofStore.map(({ page }) => page)).size).toBeGreaterThan(6);
    const wrong = ofStore.filter(({ href, rel }) => {
      const tags = href.hostname.endsWith("amazon.com") ? href.searchParams.getAll("tag") : [];
      return !rel.split(" ").includes("sponsored") || (href.hostname.endsWith("amazon.com") && tags.join() !== "a-20");
    });
    expect(wrong).toEqual([]);
  });

  test("(paid link) stands beside those that pay, and not beside the one that pays nothing", () => {
    const buttons = anchors.filter((anchor) => isStore(anchor) && anchor.page !== "/blog/mugs");
    for (const { href, after } of buttons)
      expect([href.hostname, after.includes("(paid link)")]).toEqual([href.hostname, href.hostname !== "www.amazon.de"]);
    expect(buttons.some(({ href }) => href.hostname === "www.amazon.de")).toBe(true);
    const inText = anchors.filter(
      (anchor) => isStore(anchor) && anchor.page === "/blog/mugs" && !anchor.href.pathname.startsWith("/stores"),
    );
    for (const { after } of inText) expect(after).toMatch(/^ <small>\(paid link\)<\/small>/);
  });

  test("the finder's panel and the API carry it too", async () => {
    const inPanel = anchorsOf("/gift-finder", await readText("/gift-finder?recipient=mom&gift=mug-1")).filter(isStore);
    expect([...new Set(inPanel.map(({ href }) => href.href))]).toEqual(["https://www.amazon.com/dp/B08N5WRWNX?tag=a-20&th=1"]);
    const answer = (await (await site.request("/api/v1/gifts/mug-1?marketplace=de")).json()) as { affiliateUrl: string };
    expect(answer.affiliateUrl).toBe("https://www.amazon.com/dp/B08N5WRWNX?tag=a-20&th=1");
  });
});
