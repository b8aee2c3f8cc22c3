import { describe, expect, test, vi } from "vitest";
import { bytesOf, type CachedPage, makeCachedPage } from "./cached-page.ts";
import { PageCache, type Rendering } from "./page-cache.ts";

const MINUTE_MS = 60_000;

async function rendering(text: string, tags: string[] = [], renderedAt = 0): Promise<Rendering> {
  const page = makeCachedPage(200, {}, Buffer.from(text), renderedAt);
  await page.body.encodedAs("identity");
  return { page, tags: new Set(tags), keep: true };
}

function newCache(options: { maxBytes?: number; now?: () => number } = {}) {
  return new PageCache({ maxBytes: options.maxBytes ?? 1e9, now: options.now ?? (() => 0) });
}

const textOf = (page: CachedPage | undefined) => page?.body.find("identity")?.body.toString();

describe("page cache", () => {
  test("caches what was rendered", async () => {
    const cache = newCache();
    await cache.render("/a", () => rendering("A"));
    expect(textOf(cache.find("/a"))).toBe("A");
  });

  test("a burst on one address renders it once", async () => {
    const cache = newCache();
    let renders = 0;
    const pages = await Promise.all(
      Array.from({ length: 50 }, () =>
        cache.render("/a", () => {
          renders += 1;
          return rendering("A");
        }),
      ),
    );
    expect(renders).toBe(1);
    expect(new Set(pages).size).toBe(1);
  });

  test("a page of the future, after the clock was set back, is rendered again", async () => {
    let now = 24 * 60 * MINUTE_MS;
    const cache = newCache({ now: () => now });
    const page = await cache.render("/a", () => rendering("A", [], now));
    expect(cache.freshness(page)).toBe("fresh");
    now = 0;
    expect(cache.freshness(page)).toBe("expired");
  });

  test("a failed rendering is not cached and the next one tries again", async () => {
    const cache = newCache();
    await expect(cache.render("/a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await cache.render("/a", () => rendering("A"));
    expect(textOf(cache.find("/a"))).toBe("A");
  });

  test("drops exactly the pages that show what changed", async () => {
    const cache = newCache();
    await cache.render("/a", () => rendering("A", ["gift:1", "gift:2"]));
    await cache.render("/b", () => rendering("B", ["gift:2"]));
    await cache.render("/c", () => rendering("C", ["gift:3"]));
    cache.drop(["gift:2"]);
    expect([cache.find("/a"), cache.find("/b"), textOf(cache.find("/c"))]).toEqual([undefined, undefined, "C"]);
    expect(cache.size).toBe(1);
  });

  test("`all` drops everything and frees the memory", async () => {
    const cache = newCache();
    await cache.render("/a", () => rendering("A", ["gift:1"]));
    cache.drop(["all"]);
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  test("after a gap in what was heard pages are rendered anew; they stay as last copies, those too whose rendering is under way", async () => {
    const cache = newCache({ now: () => 1 });
    await cache.render("/a", () => rendering("A", ["gift:1"]));
    await cache.render("/b", async () => {
      cache.expireAll();
      return rendering("B", ["gift:2"]);
    });
    const states = ["/a", "/b"].map((key) => {
      const page = cache.find(key);
      return page === undefined ? "dropped" : cache.freshness(page);
    });
    expect(states).toEqual(["expired", "expired"]);
    cache.drop(["gift:1"]);
    expect([cache.find("/a"), textOf(cache.find("/b"))]).toEqual([undefined, "B"]);
    const anew = await cache.render("/b", () => rendering("B2", ["gift:2"], 1));
    expect([textOf(anew), cache.freshness(anew)]).toEqual(["B2", "fresh"]);
  });

  test("a page whose gift changes while it is rendered is served but not cached", async () => {
    const cache = newCache();
    const page = await cache.render("/a", async () => {
      cache.drop(["gift:1"]);
      return rendering("old", ["gift:1"]);
    });
    expect(textOf(page)).toBe("old");
    expect(cache.find("/a")).toBeUndefined();
  });

  test("who asks after a change does not get a rendering that began before it", async () => {
    const cache = newCache();
    const finishing: (() => void)[] = [];
    const render = (text: string) => () => new Promise<Rendering>((resolve) => finishing.push(() => resolve(rendering(text, ["gift:1"]))));
    const before = cache.render("/a", render("old"));
    await vi.waitFor(() => expect(finishing).toHaveLength(1));
    cache.drop(["gift:1"]);
    const after = [cache.render("/a", render("new")), cache.render("/a", render("new"))];
    finishing.shift()?.();
    expect(textOf(await before)).toBe("old");
    await vi.waitFor(() => expect(finishing).toHaveLength(1));
    finishing.shift()?.();
    expect((await Promise.all(after)).map(textOf)).toEqual(["new", "new"]);
    expect(textOf(cache.find("/a"))).toBe("new");
  });

  test("a change of something else while rendering does not matter", async () => {
    const cache = newCache();
    await cache.render("/a", async () => {
      cache.drop(["gift:2"]);
      return rendering("A", ["gift:1"]);
    });
    expect(textOf(cache.find("/a"))).toBe("A");
  });

  test("forgets the page used longest ago when the memory is full", async () => {
    const cache = newCache({ maxBytes: 7000 });
    for (const key of ["/a", "/b", "/c"]) await cache.render(key, () => rendering(key));
    cache.find("/a");
    await cache.render("/d", () => rendering("/d"));
    expect(cache.find("/b")).toBeUndefined();
    expect(textOf(cache.find("/d"))).toBe("/d");
    expect(cache.bytes).toBeLessThanOrEqual(7000);
  });

  test("counts what a page takes more when it is asked for in another encoding, and makes room for it", async () => {
    const cache = newCache({ maxBytes: 6100 });
    await cache.render("/a", () => rendering("a".repeat(1000)));
    const page = await cache.render("/b", () => rendering("b".repeat(1000)));
    expect([cache.size, cache.bytes]).toEqual([2, 2 * bytesOf(page)]);
    await page.body.encodedAs("gzip");
    cache.recount("/b");
    expect(cache.find("/a")).toBeUndefined();
    expect(cache.bytes).toBe(bytesOf(page));
    cache.drop(["all"]);
    cache.recount("/b");
    expect(cache.bytes).toBe(0);
  });

  test("G4: a page is fresh for 45 seconds and expired after 60", async () => {
    let now = 0;
    const cache = newCache({ now: () => now });
    const { page } = await rendering("A");
    const states = [0, 44_999, 45_000, 59_999, 60_000].map((time) => {
      now = time;
      return cache.freshness(page);
    });
    expect(states).toEqual(["fresh", "fresh", "stale", "stale", "expired"]);
  });

  test("a page that changes automatically has expired from that moment on", async () => {
    let now = 0;
    const cache = newCache({ now: () => now });
    const page = makeCachedPage(200, {}, Buffer.from("A"), 0, new Date(10_000));
    const states = [9999, 10_000].map((time) => {
      now = time;
      return cache.freshness(page);
    });
    expect(states).toEqual(["fresh", "expired"]);
  });
});
