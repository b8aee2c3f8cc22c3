import { beforeAll, describe, expect, test } from "vitest";
import { createGift } from "#tests/factories/gifts.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();

beforeAll(async () => {
  await createGift({ name: "Beeswax candle", price: "12.50", recipient: ["mom"], giftType: ["home-decor"] });
  await createGift({ name: "Candle snuffer", recipient: ["dad"] });
  for (let number = 1; number <= 30; number++) await createGift({ name: `Garden gnome ${number}`, interest: ["gardening"] });
  await createGift({ name: "</script><img src=x onerror=alert(1)> lamp" });
});

const pageOf = async (path: string) => {
  const response = await site.request(path);
  return { response, html: (await response.text()).replaceAll("<!-- -->", "") };
};
const problemOf = async (path: string) => {
  const response = await site.request(path);
  return [response.status, response.headers.get("content-type"), ((await response.json()) as { detail: string }).detail];
};

describe("GET /search", () => {
  test("shows the gifts with their facets, then the categories, without JavaScript; not for search engines, not for shared caches", async () => {
    const { response, html } = await pageOf("/search?q=candle");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("private");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    for (const text of ["Results for “candle”", "2 gifts", "Beeswax candle", "Candle snuffer", "$12.50"]) expect(html).toContain(text);
    expect(html).toContain('href="/search?q=candle&amp;recipient=mom"');
  });

  test("narrows down, and another value of the same facet stays in reach", async () => {
    const { html } = await pageOf("/search?q=candle&recipient=mom");
    expect(html).toContain("Beeswax candle");
    expect(html).not.toContain("Candle snuffer");
    expect(html).toContain('href="/search?q=candle&amp;recipient=dad"');
    expect(html).toContain("Remove Mom");
  });

  test("says what it understood", async () => {
    expect((await pageOf("/search?q=candel")).html).toContain('Showing results for <b class="text-ink">“candle”</b>');
    expect((await pageOf("/search?q=candle+gnome")).html).toContain("No gift matches all of these words.");
  });

  test("24 a page; a page too far leads to the last one", async () => {
    const { html } = await pageOf("/search?q=gnome");
    expect(html.match(/>Garden gnome \d+</g)).toHaveLength(24);
    expect((await pageOf("/search?q=gnome&page=2")).html.match(/>Garden gnome \d+</g)).toHaveLength(6);
    const far = await site.request("/search?q=gnome&page=9");
    expect([far.status, far.headers.get("location")]).toEqual([302, "/search?q=gnome&page=2"]);
  });

  test("nothing found leads on", async () => {
    const { response, html } = await pageOf("/search?q=zzqqx");
    expect(response.status).toBe(200);
    for (const text of ["No results found.", 'href="/gift-finder"', 'href="/categories"']) expect(html).toContain(text);
  });

  test.each(["/search", "/search?q=", "/search?q=%20%20", "/search?q=%00"])("%s asks for words and finds nothing", async (path) => {
    const { response, html } = await pageOf(path);
    expect(response.status).toBe(200);
    expect(html).toContain("What are you looking for?");
    expect(html).not.toContain("No results found.");
  });

  test("I4: a query of more than 200 characters is cut, and that is said", async () => {
    const { response, html } = await pageOf(`/search?q=candle+${"x".repeat(300)}`);
    expect(response.status).toBe(200);
    expect(html).toContain("longer than 200 characters");
  });

  test.each(["&page=0", "&page=1e9", "&recipient=__proto__", "&recipient=%00", "&type='", "&price[]=1", "&q=other"])(
    "I3: %s is harmless",
    async (more) => {
      expect((await site.request(`/search?q=candle${more}`)).status).toBe(200);
    },
  );

  test("O3: names and queries are text, not markup", async () => {
    const { html } = await pageOf(`/search?q=${encodeURIComponent("</script><img src=x onerror=alert(1)>")}`);
    expect(html).toContain("lamp");
    expect(html).not.toContain("<img src=x");
  });
});

describe("GET /api/v1/search", () => {
  test("I4: refuses a query of more than 200 characters and more than 50 results", async () => {
    expect(await problemOf(`/api/v1/search?q=${"x".repeat(201)}`)).toEqual([
      400,
      expect.stringContaining("application/problem+json"),
      expect.stringContaining('"q"'),
    ]);
    for (const limit of ["0", "51", "-1", "1.5", "x", ""]) expect((await problemOf(`/api/v1/search?q=a&limit=${limit}`))[0]).toBe(400);
  });

  test.each(["", "?q=", "?q=%20"])("%j has no results", async (query) => {
    const response = await site.request(`/api/v1/search${query}`);
    expect(await response.json()).toEqual({ gifts: [], posts: [], categories: [], collections: [], correction: null, isPartial: false });
  });

  test.each(["%00", "%ED%A0%80", "can%00dle", "%F0%9F%8E%81", "'%22%5C%25_", "%26%20%7C%20!%20%3A*"])(
    "I3: q=%s is no error of ours",
    async (q) => {
      expect((await site.request(`/api/v1/search?q=${q}`)).status).toBeLessThan(500);
    },
  );

  test("gives five of each kind unless told otherwise, prices in dollars", async () => {
    const answer = async (query: string) =>
      (await (await site.request(`/api/v1/search?${query}`)).json()) as { gifts: { name: string; price: number; url: string }[] };
    expect((await answer("q=gnome")).gifts).toHaveLength(5);
    expect((await answer("q=gnome&limit=12")).gifts).toHaveLength(12);
    expect((await answer("q=beeswax")).gifts).toMatchObject([
      { name: "Beeswax candle", price: 12.5, url: expect.stringMatching(/^http:\/\/site\.test\/gifts\//) },
    ]);
  });
});
