import { expect, test } from "vitest";
import { giftDetailOf } from "#tests/factories/gift-details.ts";
import { breadcrumbMarkup, giftListMarkup, productMarkup } from "./markup.ts";

const SITE = "https://gifts.example";

const gift = giftDetailOf({
  slug: "tea-tin",
  name: "Tea tin",
  description: "A tin for tea.",
  image: "/media/abc",
  affiliateUrl: "https://www.amazon.com/dp/B000000000",
  isFeatured: true,
  brandName: "Ember & Reed",
  shippingDays: 2,
  priceCents: 1250,
});

test("F3: a product snippet says what the page shows and invents nothing", () => {
  expect(productMarkup(SITE, gift)).toEqual({
    "@type": "Product",
    name: "Tea tin",
    url: "https://gifts.example/gifts/g1",
    description: "A tin for tea.",
    image: "https://gifts.example/media/abc/1200.webp",
    brand: { "@type": "Brand", name: "Ember & Reed" },
    offers: { "@type": "Offer", price: "12.50", priceCurrency: "USD", url: "https://gifts.example/gifts/g1" },
  });
});

test("F3: nothing without a shown price, as a product without an offer is no valid markup; no brand or picture that is not there", () => {
  expect(productMarkup(SITE, { ...gift, priceCents: null })).toBeNull();
  const bare = productMarkup(SITE, { ...gift, brandName: null, image: null, description: "" });
  expect(Object.keys(bare ?? {})).toEqual(["@type", "name", "url", "offers"]);
});

test("F3: out of stock is said as the page says it", () => {
  expect(productMarkup(SITE, { ...gift, inStock: false })).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
});

test("an outside picture keeps its address", () => {
  expect(productMarkup(SITE, { ...gift, image: "https://store.example/a.jpg" })).toMatchObject({ image: "https://store.example/a.jpg" });
});

test("F3: all pictures that the page shows, the first one first", () => {
  const pictures = [{ image: "/media/side", alt: "The side" }];
  expect(productMarkup(SITE, { ...gift, pictures })).toMatchObject({
    image: [`${SITE}/media/abc/1200.webp`, `${SITE}/media/side/1200.webp`],
  });
  expect(productMarkup(SITE, { ...gift, image: null, pictures })).toMatchObject({ image: `${SITE}/media/side/1200.webp` });
});

test("breadcrumbs are whole addresses, the page's own last", () => {
  expect(breadcrumbMarkup(SITE, "/gifts/g1", [{ label: "Home", to: "/" }, { label: "Tea tin" }])).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://gifts.example/" },
      { "@type": "ListItem", position: 2, name: "Tea tin", item: "https://gifts.example/gifts/g1" },
    ],
  });
});

test("gifts of a later page go on counting", () => {
  expect(giftListMarkup(SITE, "Tea Gifts", [{ id: "g1" }], 50)).toEqual({
    "@type": "ItemList",
    name: "Tea Gifts",
    numberOfItems: 1,
    itemListElement: [{ "@type": "ListItem", position: 51, url: "https://gifts.example/gifts/g1" }],
  });
});
