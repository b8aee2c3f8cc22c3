import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Marketplace, MARKETPLACES } from "./constants.ts";
import { findUnknownMarketplaces, isMarketplace, labelMarketplace, marketplaceOfCountry, rewriteToMarketplace } from "./affiliate-links.ts";

function otherParameters(url: URL): [string, string][] {
  return [...url.searchParams].filter(([name]) => name !== "tag");
}

const TAGS = { com: "shop-20", "co.uk": "shop-21", de: "shop & söhne" };

describe("rewriteToMarketplace", () => {
  const rewritten: [name: string, url: string, marketplace: Marketplace, expected: string][] = [
    [
      "swaps host and tag",
      "https://www.amazon.com/dp/B08N5WRWNW?tag=old-20",
      "co.uk",
      "https://www.amazon.co.uk/dp/B08N5WRWNW?tag=shop-21",
    ],
    [
      "adds the tag where there is none",
      "https://www.amazon.com/dp/B08N5WRWNW",
      "co.uk",
      "https://www.amazon.co.uk/dp/B08N5WRWNW?tag=shop-21",
    ],
    [
      "adds it behind other parameters",
      "https://www.amazon.com/dp/B08N5WRWNW?th=1",
      "com",
      "https://www.amazon.com/dp/B08N5WRWNW?th=1&tag=shop-20",
    ],
    ["adds it to an empty query", "https://www.amazon.com/dp/B08N5WRWNW?", "com", "https://www.amazon.com/dp/B08N5WRWNW?tag=shop-20"],
    [
      "adds it before the fragment",
      "https://www.amazon.com/dp/B08N5WRWNW#reviews",
      "com",
      "https://www.amazon.com/dp/B08N5WRWNW?tag=shop-20#reviews",
    ],
    [
      "keeps the link's own tag where we have none",
      "https://www.amazon.com/dp/B08N5WRWNW?tag=old-20",
      "fr",
      "https://www.amazon.fr/dp/B08N5WRWNW?tag=old-20",
    ],
    ["makes up no tag", "https://www.amazon.com/dp/B08N5WRWNW", "co.jp", "https://www.amazon.co.jp/dp/B08N5WRWNW"],
    ["escapes the tag", "https://www.amazon.com/dp/B08N5WRWNW", "de", "https://www.amazon.de/dp/B08N5WRWNW?tag=shop%20%26%20s%C3%B6hne"],
    [
      "knows /gp/product/",
      "https://www.amazon.co.uk/gp/product/0143127748/ref=x?psc=1",
      "com",
      "https://www.amazon.com/gp/product/0143127748/ref=x?psc=1&tag=shop-20",
    ],
    [
      "knows a name before /dp/",
      "http://www.amazon.de/Schöne-Kerze/dp/B08N5WRWNW/",
      "ca",
      "http://www.amazon.ca/Schöne-Kerze/dp/B08N5WRWNW/",
    ],
    [
      "sets every tag of the link",
      "https://www.amazon.com/dp/B08N5WRWNW?tag=a&x=1&%74ag=b",
      "com",
      "https://www.amazon.com/dp/B08N5WRWNW?tag=shop-20&x=1&tag=shop-20",
    ],
    [
      "leaves other parameters' order and escapes",
      "https://www.amazon.in/dp/B08N5WRWNW?b=%2f&a=+&&tag=x&c",
      "com",
      "https://www.amazon.com/dp/B08N5WRWNW?b=%2f&a=+&&tag=shop-20&c",
    ],
    ["takes capitals in the host", "https://WWW.Amazon.Com/dp/B08N5WRWNW", "es", "https://www.amazon.es/dp/B08N5WRWNW"],
    ["keeps a user name", "https://me@www.amazon.com/dp/B08N5WRWNW", "it", "https://me@www.amazon.it/dp/B08N5WRWNW"],
  ];
  it.each(rewritten)("%s", (_name, url, marketplace, expected) => {
    expect(rewriteToMarketplace(url, marketplace, TAGS)).toBe(expected);
  });

  it.each([
    "",
    "not a url",
    "https://www.amazon.com/",
    "https://www.amazon.com/s?k=candle&tag=old-20",
    "https://www.amazon.com/dp/B08N5WRWN",
    "https://www.amazon.com/dp/B08N5WRWNWX",
    "https://www.amazon.com/dp/B08N5-RWNW",
    "https://www.amazon.com/product/B08N5WRWNW",
    "https://www.amazon.com/xdp/B08N5WRWNW",
    "https://www.amazon.com/?next=/dp/B08N5WRWNW",
    "https://www.amazon.com/#/dp/B08N5WRWNW",
    "https://amazon.com/dp/B08N5WRWNW",
    "https://smile.amazon.com/dp/B08N5WRWNW",
    "https://www.amazon.eg/dp/B08N5WRWNW",
    "https://www.amazon.com.evil.example/dp/B08N5WRWNW",
    "https://www.amazon.com:8443/dp/B08N5WRWNW",
    "https://evil.example/www.amazon.com/dp/B08N5WRWNW",
    "https://www.amazon.com@evil.example/dp/B08N5WRWNW",
    "https://www.amazon.com\\@evil.example/dp/B08N5WRWNW",
    "https://www.amazon.com/dp/B08N5WRWNW\n",
    "https://www.amazon.com/dp/B08N5WRWNW/\n",
    "https://www.amazon.com/\\evil.example/dp/B08N5WRWNW",
    "https://www.amazon.com/a candle/dp/B08N5WRWNW",
    " https://www.amazon.com/dp/B08N5WRWNW",
    "//www.amazon.com/dp/B08N5WRWNW",
    "ftp://www.amazon.com/dp/B08N5WRWNW",
    "javascript:alert(1)//www.amazon.com/dp/B08N5WRWNW",
    "https://shop.example/dp/B08N5WRWNW?tag=old-20",
  ])("leaves %j alone", (url) => {
    expect(rewriteToMarketplace(url, "co.uk", TAGS)).toBe(url);
  });

  it("is not fooled by names that every object has", () => {
    expect(rewriteToMarketplace("https://www.amazon.com/dp/B08N5WRWNW", "constructor" as Marketplace, {})).not.toContain("function");
  });

  const marketplace = fc.constantFrom(...MARKETPLACES.map(({ suffix }) => suffix));
  const code = fc.stringMatching(/^[A-Z0-9]{10}$/);
  const productUrl = fc
    .tuple(
      marketplace,
      fc.constantFrom("", "/Some-Name", "/%C3%A9"),
      fc.constantFrom("dp", "gp/product"),
      code,
      fc.constantFrom("", "/", "/ref=sr_1_1"),
      fc.option(fc.webQueryParameters(), { nil: undefined }),
      fc.option(fc.webFragments(), { nil: undefined }),
    )
    .map(([host, name, way, product, rest, query, hash]) => ({
      host,
      tail: `${name}/${way}/${product}${rest}`,
      url: `https://www.amazon.${host}${name}/${way}/${product}${rest}${query === undefined ? "" : `?${query}`}${hash === undefined ? "" : `#${hash}`}`,
    }));

  it("never throws, and leaves alone what does not look like the store, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.webUrl({ withQueryParameters: true, withFragments: true })),
        marketplace,
        (text, to) => {
          fc.pre(!/amazon/i.test(text));
          expect(rewriteToMarketplace(text, to, TAGS)).toBe(text);
        },
      ),
    );
  });

  it("without tags changes the host and nothing else, there and back again", () => {
    fc.assert(
      fc.property(productUrl, marketplace, ({ host, url }, to) => {
        const there = rewriteToMarketplace(url, to, {});
        expect(there).toBe(url.replace(`www.amazon.${host}/`, `www.amazon.${to}/`));
        expect(rewriteToMarketplace(there, host, {})).toBe(url);
      }),
    );
  });

  it("with a tag keeps host, path, fragment and all other parameters, and is stable", () => {
    fc.assert(
      fc.property(productUrl, ({ url, tail }) => {
        const before = new URL(url);
        const text = rewriteToMarketplace(url, "co.uk", TAGS);
        const after = new URL(text);
        expect(text.startsWith(`https://www.amazon.co.uk${tail}`)).toBe(true);
        expect(after.searchParams.get("tag")).toBe("shop-21");
        expect(after.hash).toBe(before.hash);
        expect(otherParameters(after)).toEqual(otherParameters(before));
        expect(rewriteToMarketplace(text, "co.uk", TAGS)).toBe(text);
      }),
    );
  });
});

describe("marketplaces", () => {
  it.each([
    ["US", "com"],
    ["CA", "ca"],
    ["GB", "co.uk"],
    ["gb", "co.uk"],
    ["DE", "de"],
    ["FR", "fr"],
    ["IT", "it"],
    ["ES", "es"],
    ["JP", "co.jp"],
    ["IN", "in"],
    ["AU", "com.au"],
    ["MX", "com.mx"],
    ["NL", "nl"],
    ["TR", "com.tr"],
    ["AE", "ae"],
    ["IE", "ie"],
    ["AT", "com"],
    ["EG", "com"],
    ["constructor", "com"],
    ["", "com"],
    [null, "com"],
  ])("of country %j is %s", (country, marketplace) => {
    expect(marketplaceOfCountry(country, {})).toBe(marketplace);
  });

  it.each([
    ["AT", "de", "de"],
    ["ch", "de", "de"],
    ["LI", "de", "de"],
    ["LU", "de", "de"],
    ["NZ", "com.au", "com.au"],
    ["PT", "es", "es"],
    ["IE", "co.uk", "co.uk"],
    ["IE", "com", "ie"],
    ["AT", "co.uk", "com"],
    ["NL", "de", "nl"],
  ])("of country %s, where there is a tag for %s, is %s", (country, tagged, marketplace) => {
    expect(marketplaceOfCountry(country, { [tagged]: "shop-21" })).toBe(marketplace);
  });

  it("of Ireland is its own one before its neighbor's, where both have a tag", () => {
    expect(marketplaceOfCountry("IE", { ie: "shop-22", "co.uk": "shop-21" })).toBe("ie");
  });

  it("are the 21 of the affiliate rules", () => {
    expect(MARKETPLACES.map(({ suffix }) => suffix).toSorted()).toEqual(
      "ae ca co.jp co.uk com com.au com.be com.br com.mx com.tr de es fr ie in it nl pl sa se sg".split(" "),
    );
  });

  it("that do not exist are found among the tags of an operator", () => {
    expect(findUnknownMarketplaces({ com: "a-20", uk: "b-21", "co.uk": "c-21" })).toEqual(["uk"]);
  });

  it("are told from other text", () => {
    expect(MARKETPLACES.every(({ suffix }) => isMarketplace(suffix))).toBe(true);
    expect([undefined, null, "", "COM", "eg", "com.evil.example", 1].some(isMarketplace)).toBe(false);
  });

  it("have labels without flags", () => {
    expect(labelMarketplace(MARKETPLACES[2])).toBe("United Kingdom (.co.uk)");
  });
});
