import { describe, expect, it } from "vitest";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

describe("sitemaps", () => {
  it("say true dates, and none where there is none", () => {
    const xml = sitemapXml("https://shop.example", [
      { path: "/", changedAt: null },
      { path: "/gifts/1", changedAt: new Date("2026-11-02T03:04:05Z") },
    ]);
    expect(xml).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
        `<url><loc>https://shop.example/</loc></url>\n` +
        `<url><loc>https://shop.example/gifts/1</loc><lastmod>2026-11-02T03:04:05.000Z</lastmod></url>\n</urlset>\n`,
    );
  });

  it("escape what XML reads", () => {
    const xml = sitemapIndexXml("https://shop.example", [{ path: `/a&b<c>"d"'e'`, changedAt: null }]);
    expect(xml).toContain("<loc>https://shop.example/a&amp;b&lt;c&gt;&quot;d&quot;&apos;e&apos;</loc>");
  });

  it("F1: hold at most 50,000 addresses", () => {
    expect(() =>
      sitemapXml(
        "https://shop.example",
        Array.from({ length: 50_001 }, () => ({ path: "/", changedAt: null })),
      ),
    ).toThrow(/50000/);
  });
});
