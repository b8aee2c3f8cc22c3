import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { apiItem, type FakeCreatorsApi, startCreatorsApi } from "#tests/fakes/creators-api.ts";
import { createCreatorsApi } from "./creators-api.server.ts";
import { lookUpByAddress, type LookUpDependencies } from "./look-up.server.ts";
import { LOOK_UP_FAILURES } from "./look-up-failures.ts";

useTestDatabase();
let fake: FakeCreatorsApi;
let shop: Server;
let shopUrl = "";
let people = 0;

const PAGE = `<html><head><title>Mug</title><script type="application/ld+json">${JSON.stringify({
  "@type": "Product",
  name: "Blue Mug",
  description: "<p>Hand <b>thrown</b>.</p><p>Holds 12 oz.</p>",
  brand: { name: "Kiln" },
  image: "https://shop.example/mug.jpg",
  offers: { price: "19.50", priceCurrency: "USD", availability: "https://schema.org/OutOfStock" },
})}</script></head></html>`;

beforeAll(async () => {
  fake = await startCreatorsApi();
  shop = createServer((request, response) => {
    if (request.url === "/mug") response.writeHead(200, { "content-type": "text/html" }).end(PAGE);
    else if (request.url === "/euro")
      response.writeHead(200, { "content-type": "text/html" }).end(PAGE.replace('"USD"', '"EUR"').replace("OutOfStock", "InStock"));
    else if (request.url === "/empty") response.writeHead(200, { "content-type": "text/html" }).end("<html></html>");
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await fake.close();
  shop.closeAllConnections();
  shop.close();
});
beforeEach(() => fake.reset());

const reach = { isAllowed: () => true, isPortAllowed: () => true };
const api = () =>
  createCreatorsApi(
    { clientId: "id", clientSecret: "secret", baseUrl: fake.url, tokenBaseUrl: fake.url, dailyRequests: 100 },
    { spacingMs: 0 },
  );
const lookUp = (address: string, means: Partial<LookUpDependencies> = {}) =>
  lookUpByAddress(`person-${people++}`, address, { api: null, tags: { com: "shop-20" }, reach, ...means });

describe("the store", () => {
  test("with credentials: its API's words, our tag, a link to its picture", async () => {
    fake.replies = [apiItem("B0ABCDEF12")];
    expect(await lookUp("https://www.amazon.com/x/dp/B0ABCDEF12?tag=other-20", { api: api() })).toEqual({
      ok: true,
      product: {
        name: "Stoneware Mug",
        description: "Holds 12 oz\nDishwasher safe",
        priceCents: 2450,
        currency: "USD",
        image: "https://m.media-amazon.example/mug.jpg",
        affiliateUrl: "https://www.amazon.com/dp/B0ABCDEF12?tag=shop-20",
        brand: "Kiln & Co",
        inStock: true,
        shippingDays: null,
        source: "api",
        note: "Its link carried the tag other-20, which isn’t yours, so we replaced it with yours.",
      },
    });
  });

  test("without credentials: test data, marked as such", async () => {
    const found = await lookUp("https://www.amazon.com/dp/B0ABCDEF12");
    expect(found).toMatchObject({
      ok: true,
      product: { source: "sample", affiliateUrl: "https://www.amazon.com/dp/B0ABCDEF12?tag=shop-20" },
    });
    expect(found.ok && found.product.name).toMatch(/^Sample: /);
  });

  test("the API's own link is taken as it is, unless it leads to another marketplace", async () => {
    const detailPageURL = "https://www.amazon.com/dp/B0ABCDEF12?tag=shop-20&linkCode=ogi&th=1&psc=1";
    fake.replies = [apiItem("B0ABCDEF12", { detailPageURL }), apiItem("B0ABCDEF12", { detailPageURL: "https://evil.example/" })];
    const found = () => lookUp("https://www.amazon.com/dp/B0ABCDEF12", { api: api() });
    expect(await found()).toMatchObject({ product: { affiliateUrl: detailPageURL, note: null } });
    expect(await found()).toMatchObject({ product: { affiliateUrl: "https://www.amazon.com/dp/B0ABCDEF12?tag=shop-20" } });
  });

  test("a price in another currency is left out, and said", async () => {
    fake.replies = [apiItem("B0ABCDEF12", { offersV2: { listings: [{ price: { money: { amount: 20, currency: "EUR" } } }] } })];
    const found = await lookUp("https://www.amazon.de/dp/B0ABCDEF12", { api: api(), tags: { de: "shop-21" } });
    expect(found).toMatchObject({ ok: true, product: { priceCents: null, note: "Its price is in EUR, so we left it out." } });
  });

  test.each([
    ["https://www.amazon.com/gp/help", "no-product-id"],
    ["not an address", "no-product-id"],
    ["https://www.amazon.eg/dp/B0ABCDEF12", "marketplace"],
  ])("%s: %s", async (address, reason) => {
    expect(await lookUp(address)).toEqual({ ok: false, reason });
  });

  test("a marketplace without a tag of ours cannot be asked", async () => {
    expect(await lookUp("https://www.amazon.fr/dp/B0ABCDEF12", { api: api() })).toEqual({ ok: false, reason: "credentials" });
  });
});

describe("any other shop", () => {
  test("by its page’s structured data, as plain text", async () => {
    expect(await lookUp(`${shopUrl}/mug`)).toMatchObject({
      ok: true,
      product: {
        name: "Blue Mug",
        description: "Hand thrown.\nHolds 12 oz.",
        priceCents: 1950,
        brand: "Kiln",
        image: "https://shop.example/mug.jpg",
        inStock: false,
        affiliateUrl: `${shopUrl}/mug`,
        source: "page",
      },
    });
    expect(await lookUp(`${shopUrl}/euro`)).toMatchObject({ ok: true, product: { priceCents: null, inStock: true } });
  });

  test("a page that says nothing, and one that is not there", async () => {
    expect(await lookUp(`${shopUrl}/empty`)).toEqual({ ok: false, reason: "not-found" });
    expect(await lookUp(`${shopUrl}/broken`)).toEqual({ ok: false, reason: "unavailable" });
  });

  test("S1: an address within our own network is not asked", async () => {
    expect(await lookUp("http://127.0.0.1/", { reach: undefined })).toEqual({ ok: false, reason: "not-found" });
  });
});

test("a shortened link that leads nowhere is said", async () => {
  // The test forbids every address, so the shortener's host is unreachable.
  expect(await lookUp("https://amzn.to/3xYz", { reach: { isAllowed: () => false, isPortAllowed: () => true } })).toEqual({
    ok: false,
    reason: "shortened",
  });
});

describe("the words of the specification, section 8, for what came of it", () => {
  const wordsFor = async (address: string, means: Partial<LookUpDependencies> = {}) => {
    const answer = await lookUp(address, means);
    return answer.ok ? null : LOOK_UP_FAILURES[answer.reason];
  };

  test.each([
    ["https://www.amazon.com/gp/help", "Could not find a valid product ID in the URL. Please use a direct Amazon product URL."],
    ["https://www.amazon.eg/dp/B0ABCDEF12", "The product may be from a different marketplace."],
  ])("%s", async (address, words) => {
    expect(await wordsFor(address)).toContain(words);
  });

  test("a page without a product, a shop that fails, a short address that leads nowhere, a marketplace without our tag", async () => {
    expect(await wordsFor(`${shopUrl}/empty`)).toContain("No product found with this URL");
    expect(await wordsFor(`${shopUrl}/broken`)).toBe("The service is unavailable. Please try again later.");
    const nowhere = { isAllowed: () => false, isPortAllowed: () => true };
    expect(await wordsFor("https://amzn.to/3xYz", { reach: nowhere })).toBe(
      "Could not resolve the shortened URL. Please use the full product URL.",
    );
    expect(await wordsFor("https://www.amazon.fr/dp/B0ABCDEF12", { api: api() })).toBe(
      "There is an issue with the API credentials. Please contact the administrator.",
    );
  });
});

test("S3: ten look-ups a minute", async () => {
  const once = () => lookUpByAddress("one-person", "https://www.amazon.com/dp/B0ABCDEF12", { api: null, tags: {} });
  for (let count = 0; count < 10; count++) expect(await once()).toMatchObject({ ok: true });
  expect(await once()).toEqual({ ok: false, reason: "too-often", retryAfterSeconds: expect.any(Number) });
});
