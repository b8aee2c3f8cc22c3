import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Marketplace, MARKETPLACES } from "./constants.ts";
import {
  findForeignTag,
  isPaidLink,
  isShortenedStoreUrl,
  isStoreLink,
  marketplaceOfUrl,
  replaceForeignTag,
  storeHref,
  storeName,
} from "./store-links.ts";
import type { MarketplaceMode } from "./types.ts";

const TAGS = { com: "shop-20", de: "shop-21" };
const LINK = "https://www.amazon.com/dp/B08N5WRWNW";

describe("storeHref", () => {
  it.each<[string, string, Marketplace | null, MarketplaceMode, string]>([
    ["without a known shopper: its own marketplace, our tag", `${LINK}?tag=old-20`, null, "own-tags", `${LINK}?tag=shop-20`],
    ["the same with `always`", `${LINK}?tag=old-20`, null, "always", `${LINK}?tag=shop-20`],
    ["to a marketplace with a tag of ours", LINK, "de", "own-tags", "https://www.amazon.de/dp/B08N5WRWNW?tag=shop-21"],
    ["not to one without", `${LINK}?th=1`, "fr", "own-tags", `${LINK}?th=1&tag=shop-20`],
    ["to any with `always`", `${LINK}?tag=old-20`, "fr", "always", "https://www.amazon.fr/dp/B08N5WRWNW?tag=old-20"],
    ["to none with `off`", `${LINK}?tag=old-20`, "de", "off", `${LINK}?tag=shop-20`],
    [
      "where there is no tag at all, as it was",
      "https://www.amazon.fr/dp/B08N5WRWNW?tag=x-21",
      null,
      "own-tags",
      "https://www.amazon.fr/dp/B08N5WRWNW?tag=x-21",
    ],
    [
      "out of a marketplace without a tag into one with",
      "https://www.amazon.fr/dp/B08N5WRWNW?tag=x-21",
      "de",
      "own-tags",
      "https://www.amazon.de/dp/B08N5WRWNW?tag=shop-21",
    ],
    [
      "other pages of the store stay in their marketplace, tagged",
      "https://www.amazon.com/s?k=candle",
      "de",
      "own-tags",
      "https://www.amazon.com/s?k=candle&tag=shop-20",
    ],
    ["a host without www.", "https://amazon.de/dp/B08N5WRWNW?tag=x", "com", "own-tags", "https://amazon.de/dp/B08N5WRWNW?tag=shop-21"],
    ["an old host", "https://smile.amazon.com/dp/B08N5WRWNW", null, "own-tags", "https://smile.amazon.com/dp/B08N5WRWNW?tag=shop-20"],
    ["no path", "https://www.amazon.com", null, "own-tags", "https://www.amazon.com?tag=shop-20"],
    ["spaces around, which browsers drop", ` ${LINK} `, null, "own-tags", `${LINK}?tag=shop-20`],
    ["backslashes, which browsers turn around", "https:\\\\www.amazon.com\\dp\\B08N5WRWNW", null, "own-tags", `${LINK}?tag=shop-20`],
    ["a scheme left out", "//www.amazon.com/dp/B08N5WRWNW", null, "own-tags", `${LINK}?tag=shop-20`],
    ["the usual port", "https://www.amazon.com:443/dp/B08N5WRWNW", "de", "own-tags", "https://www.amazon.de/dp/B08N5WRWNW?tag=shop-21"],
  ])("%s", (_name, url, marketplace, mode, expected) => {
    expect(storeHref(url, { marketplace, mode, tags: TAGS })).toBe(expected);
  });

  it.each([
    "",
    "not a url",
    "https://shop.example/dp/B08N5WRWNW?tag=old-20",
    "https://www.amazon.com.evil.example/dp/B08N5WRWNW",
    "https://www.amazon.com@evil.example/dp/B08N5WRWNW",
    "https://evil.example/www.amazon.com/dp/B08N5WRWNW",
    "https://amzn.to/3abc",
    "javascript:alert(1)//www.amazon.com/dp/B08N5WRWNW",
    "/gifts/amazon",
  ])("leaves %j alone", (url) => {
    expect(storeHref(url, { marketplace: "de", mode: "always", tags: TAGS })).toBe(url);
  });

  const tags = Object.fromEntries(MARKETPLACES.map(({ suffix }) => [suffix, `mine-${suffix}`]));
  const suffix = fc.constantFrom(...MARKETPLACES.map((each) => each.suffix));
  const url = fc
    .tuple(
      suffix,
      fc.constantFrom("www.", "", "smile.", "m."),
      fc.constantFrom("/dp/B08N5WRWNW", "/x/gp/product/B08N5WRWNW/", "/s", "/", ""),
      fc.option(fc.webQueryParameters(), { nil: undefined }),
    )
    .map(([end, sub, path, query]) => `https://${sub}amazon.${end}${path}${query === undefined ? "" : `?${query}`}`);

  it("with a tag for every marketplace, whatever the mode and the shopper, carries exactly that of where it leads, and is stable", () => {
    fc.assert(
      fc.property(
        url,
        fc.option(suffix, { nil: null }),
        fc.constantFrom<MarketplaceMode>("own-tags", "always", "off"),
        (text, marketplace, mode) => {
          const href = storeHref(text, { marketplace, mode, tags });
          const led = marketplaceOfUrl(href);
          expect(new Set(new URL(href).searchParams.getAll("tag"))).toEqual(new Set([tags[led ?? ""]]));
          expect(storeHref(href, { marketplace, mode, tags })).toBe(href);
          expect(isPaidLink(href, tags)).toBe(true);
        },
      ),
    );
  });

  it("never throws, whatever the text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl()), (text) => {
        fc.pre(!/amazon/i.test(text));
        expect(storeHref(text, { marketplace: "de", mode: "always", tags: TAGS })).toBe(text);
      }),
    );
  });
});

describe("tags that are not ours", () => {
  it.each([
    [`${LINK}?tag=blogger-20`, { foreign: "blogger-20", own: "shop-20" }],
    [` ${LINK}?tag=shop-20&tag=blogger-20`, { foreign: "blogger-20", own: "shop-20" }],
    [`${LINK}?tag=shop-20`, null],
    [`${LINK}?tag=`, null],
    [LINK, null],
    ["https://www.amazon.fr/dp/B08N5WRWNW?tag=blogger-21", null],
    ["https://shop.example/?tag=blogger-20", null],
  ])("in %j: %j", (url, found) => {
    expect(findForeignTag(url, TAGS)).toEqual(found);
  });

  it("are replaced before the address is stored, and nothing else is", () => {
    expect(replaceForeignTag(`${LINK}?th=1&tag=blogger-20#x`, TAGS)).toEqual({
      url: `${LINK}?th=1&tag=shop-20#x`,
      foreignTag: "blogger-20",
    });
    for (const url of [LINK, `${LINK}?tag=shop-20`, "https://www.amazon.fr/dp/B08N5WRWNW?tag=b-21", "nonsense"])
      expect(replaceForeignTag(url, TAGS)).toBeNull();
  });
});

describe("links that pay", () => {
  it.each([
    [`${LINK}?tag=shop-20`, true],
    [LINK, false],
    [`${LINK}?tag=`, false],
    ["https://www.amazon.fr/dp/B08N5WRWNW?tag=own-21", true],
    ["https://www.amazon.fr/dp/B08N5WRWNW?tag=shop-20", false],
    ["https://amzn.to/3abc", true],
    ["https://shop.example/mug", false],
    ["https://shop.example/mug#reviews?x", false],
    ["https://shop.example/mug?ref=me", true],
    ["https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=https%3A%2F%2Fshop.example", true],
    ["https://bookshop.org/a/123/9780143127741", true],
    ["https://bookshop.org/p/books/9780143127741", false],
    ["https://goto.shop.example/c/123/456/789", true],
    ["https://prf.hn/click/camref:1abc", true],
  ])("%s: %s", (href, isPaid) => {
    expect(isPaidLink(href, TAGS)).toBe(isPaid);
  });

  it.each([
    [LINK, true],
    ["https://www.amazon.com/s?k=candle", true],
    ["https://amzn.to/3abc", true],
    ["https://aws.amazon.com/", true],
    ["https://www.amazon.eg/dp/B08N5WRWNW", true],
    ["https://bookshop.org/a/123/9780143127741", true],
    ["https://www.awin1.com/cread.php?awinmid=1", true],
    ["https://shop.example/mug?ref=me", false],
    ["https://amazon.com.evil.example/", false],
  ])("F1: of an article, to the store or through a network that pays: %s: %s", (url, isStore) => {
    expect(isStoreLink(url)).toBe(isStore);
  });

  it("are named by the store that they lead to", () => {
    expect(storeName("https://www.amazon.co.uk/dp/B08N5WRWNW")).toBe("amazon.co.uk");
    expect(storeName("nonsense")).toBe("the store");
    expect(isShortenedStoreUrl("https://a.co/d/abc")).toBe(true);
    expect(isShortenedStoreUrl("https://a.company/d/abc")).toBe(false);
  });
});
