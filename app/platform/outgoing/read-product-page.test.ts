import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuMs } from "#tests/cpu-time.ts";
import { HOSTILE_PAGES } from "#tests/factories/hostile-pages.ts";
import { DEAR_WORK } from "../work/dear-work.ts";
import { parseAmountCents, readProductPage } from "./read-product-page.ts";

const PAGE = "https://shop.example/things/mug";
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe("what a shop's page says of a thing", () => {
  test("JSON-LD comes first, wherever the product stands in it", () => {
    const product = {
      "@type": ["Product"],
      name: "Blue  mug\n",
      image: ["/a.jpg", "/b.jpg"],
      offers: [{ price: "18.50", priceCurrency: "USD" }],
    };
    const html = `<title>Shop</title><meta property="og:title" content="Buy a mug!">${ld({ "@graph": [{ "@type": "WebPage" }, product] })}`;
    expect(readProductPage(html, PAGE)).toEqual({
      title: "Blue mug",
      imageUrl: "https://shop.example/a.jpg",
      priceCents: 1850,
      currency: "USD",
      otherCurrency: null,
      description: null,
      brand: null,
      inStock: null,
    });
  });

  test("Open Graph stands in for it, and the title for that", () => {
    const html = `<title>Blue mug &amp; saucer</title><meta property="og:image" content="https://cdn.example/m.png"><meta property="product:price:amount" content="24"><meta property="product:price:currency" content="usd">`;
    expect(readProductPage(html, PAGE)).toEqual({
      title: "Blue mug & saucer",
      imageUrl: "https://cdn.example/m.png",
      priceCents: 2400,
      currency: "USD",
      otherCurrency: null,
      description: null,
      brand: null,
      inStock: null,
    });
  });

  test.each([
    [{ "@type": "AggregateOffer", lowPrice: 12, priceCurrency: "USD" }, 1200, null],
    [{ priceSpecification: { price: 7.25, priceCurrency: "USD" } }, 725, null],
    [{ price: "19,95", priceCurrency: "EUR" }, null, "EUR"],
    [{ price: "19.95" }, null, null],
    [{ price: "$19.95" }, 1995, null],
    [{ price: "free", priceCurrency: "USD" }, null, null],
  ])("an offer of %j", (offers, priceCents, otherCurrency) => {
    expect(readProductPage(ld({ "@type": "Product", name: "Mug", offers }), PAGE)).toMatchObject({ priceCents, otherCurrency });
  });

  test.each(["http://cdn.example/m.png", "javascript:alert(1)", "data:image/png;base64,AA", "http://[", ""])(
    "no picture from %j",
    (image) => {
      expect(readProductPage(`<meta property="og:image" content="${image}"><title>x</title>`, PAGE).imageUrl).toBeNull();
    },
  );

  test("of markup in a title only the text is left as text, at most 200 characters", () => {
    const { title } = readProductPage(ld({ "@type": "Product", name: `</b><img onerror=1>\u0000${"x".repeat(500)}` }), PAGE);
    expect(title).toHaveLength(200);
    expect(title).not.toContain("\u0000");
  });

  test.each(Object.entries(HOSTILE_PAGES))("S2: two megabytes of %s are read within the bound of such work", (_what, make) => {
    const html = make();
    // A busy machine slows the processor too, so the best of several is taken. What grows by the square of the length takes minutes each time.
    const isWithin = () => cpuMs(() => readProductPage(`${html}<title>Mug</title>`, PAGE)) < DEAR_WORK["shop-page"].cpuMs;
    expect(isWithin() || isWithin() || isWithin()).toBe(true);
  });

  test("whatever a page holds, it is read without a complaint", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => `<script type="application/ld+json">${json}</script>`),
        ),
        (html) => {
          expect(() => readProductPage(html, PAGE)).not.toThrow();
        },
      ),
    );
  });
});

test.each<[unknown, number | null]>([
  ["1,299.00", 129_900],
  ["1.299,00", 129_900],
  ["1,299", 129_900],
  ["19,95", 1995],
  ["$24", 2400],
  [24.5, 2450],
  ["24.990", 2_499_000],
  ["0.500", 50],
  ["0", null],
  ["-", null],
  ["9".repeat(30), null],
  [null, null],
  [{}, null],
])("the amount %j", (amount, cents) => {
  expect(parseAmountCents(amount)).toBe(cents);
});
