import { beforeAll, describe, expect, test } from "vitest";
import { searchAnswer } from "#app/features/search/answers.ts";
import routes from "#app/routes.ts";
import { categoryListShape, giftListShape, giftShape, problemShape, searchShape } from "#app/routes/system/api/shapes.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
let lamp: { id: string; slug: string };

beforeAll(async () => {
  lamp = await createGift({
    name: "Brass lamp",
    slug: "brass-lamp",
    price: "24.99",
    description: "Warm light.",
    image: "/media/abc",
    isFeatured: true,
    affiliateUrl: "https://www.amazon.com/dp/B08N5WRWNW?tag=old-20",
    priceCheckedAt: new Date("2026-11-01T10:00:00Z"),
    createdAt: new Date("2026-01-01"),
    recipient: ["mom", "best-friend"],
    occasion: ["birthday"],
    priceTier: ["budget"],
  });
  await createGift({
    name: "Chess set",
    price: "80.00",
    recipient: ["mom"],
    inStock: false,
    image: "https://pictures.example/a.jpg",
    createdAt: new Date("2026-03-01"),
  });
  await createGift({ name: "Apron", price: null, recipient: ["dad"], createdAt: new Date("2026-02-01") });
  await createGift({
    name: "Book",
    price: "12.50",
    priceSource: "api",
    priceCheckedAt: new Date("2020-01-01"),
    createdAt: new Date("2020-01-01"),
  });
});

async function getJson(path: string) {
  const response = await site.request(path);
  expect([path, response.status, response.headers.get("content-type")]).toEqual([path, 200, "application/json"]);
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  return (await response.json()) as unknown;
}

async function getProblem(path: string, init?: RequestInit) {
  const response = await site.request(path, init);
  expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  const problem = problemShape.parse(await response.json());
  expect(problem).toMatchObject({ status: response.status, requestId: response.headers.get("x-request-id") });
  return problem;
}

const listNames = async (query: string) => giftListShape.parse(await getJson(`/api/v1/gifts${query}`)).gifts.map((gift) => gift.name);

describe("GET /api/v1/gifts", () => {
  test("lists gifts as described, prices in dollars, addresses whole", async () => {
    const list = giftListShape.parse(await getJson("/api/v1/gifts?recipient=best-friend"));
    expect(list).toMatchObject({ total: 1, page: 1, pageSize: 50 });
    expect(list.gifts[0]).toMatchObject({
      id: lamp.id,
      slug: "brass-lamp",
      price: 24.99,
      priceCheckedAt: "2026-11-01T10:00:00.000Z",
      priceTier: "Budget",
      priceRange: null,
      inStock: true,
      isFeatured: true,
      url: `http://site.test/gifts/${lamp.id}`,
      image: "http://site.test/media/abc/640.webp",
    });
  });

  test.each([
    ["", ["Apron", "Book", "Brass lamp", "Chess set"]],
    ["?sort=-name", ["Chess set", "Brass lamp", "Book", "Apron"]],
    ["?sort=newest", ["Chess set", "Apron", "Brass lamp", "Book"]],
    ["?recipient=mom", ["Brass lamp", "Chess set"]],
    ["?recipient=mom&occasion=birthday", ["Brass lamp"]],
    ["?recipient=mom&inStock=true", ["Brass lamp"]],
    ["?price=budget", ["Brass lamp"]],
    ["?recipient_type=mom&gift_use=birthday", ["Brass lamp"]],
    ["?minPrice=20&maxPrice=24.99", ["Brass lamp"]],
    ["?minPrice=25", ["Chess set"]],
    ["?recipient=nobody-of-that-name", []],
    ["?page=2", []],
  ])("filters and sorts: %j", async (query, expected) => {
    expect(await listNames(query)).toEqual(expected);
  });

  test("does not show a price of the store's API that is older than a day", async () => {
    const list = giftListShape.parse(await getJson("/api/v1/gifts?sort=name"));
    expect(list.gifts.find((gift) => gift.name === "Book")).toMatchObject({ price: null, priceCheckedAt: null });
  });

  test("I4: a page has at most 100 gifts", async () => {
    expect(giftListShape.parse(await getJson("/api/v1/gifts"))).toMatchObject({ pageSize: 50 });
  });

  test.each([
    ["?colour=red", "colour"],
    ["?__proto__=x", "__proto__"],
    ["?constructor=x", "constructor"],
    ["?sort=price;drop%20table", "sort"],
    ["?sort=toString", "sort"],
    ["?recipient=Mom!", "recipient"],
    ["?recipient=", "recipient"],
    ["?recipient=%00", "recipient"],
    ["?recipient=mom&recipient=dad", "recipient"],
    ["?gift_use=birthday&occasion=birthday", "occasion"],
    ["?minPrice=1e308", "minPrice"],
    ["?minPrice=-1", "minPrice"],
    ["?minPrice=", "minPrice"],
    ["?minPrice=30&maxPrice=20", "maxPrice"],
    ["?maxPrice=NaN", "maxPrice"],
    ["?inStock=maybe", "inStock"],
    ["?page=0", "page"],
    ["?page=1.5", "page"],
    ["?page=99999999999999999999", "page"],
    ["?pageSize=101", "pageSize"],
  ])("I1, I3, I4: says what is wrong with %s", async (query, parameter) => {
    const problem = await getProblem(`/api/v1/gifts${query}`);
    expect(problem.status).toBe(400);
    expect(problem.detail).toContain(JSON.stringify(parameter));
  });
});

describe("GET /api/v1/gifts/{id}", () => {
  test("finds a gift by id and by slug, with its tags and the link for the marketplace asked for", async () => {
    const gift = giftShape.parse(await getJson(`/api/v1/gifts/${lamp.id}?marketplace=co.uk`));
    expect(gift).toMatchObject({
      id: lamp.id,
      description: "Warm light.",
      price: 24.99,
      marketplace: "co.uk",
      // Without a tag of ours for it, nobody is led there (MARKETPLACE_MODE).
      affiliateUrl: "https://www.amazon.com/dp/B08N5WRWNW?tag=old-20",
      tags: {
        recipient: [{ slug: "best-friend" }, { slug: "mom" }],
        occasion: [{ slug: "birthday" }],
        theme: [],
      },
    });
    expect(giftShape.parse(await getJson("/api/v1/gifts/brass-lamp"))).toMatchObject({ id: lamp.id, marketplace: "com" });
  });

  test.each(["/api/v1/gifts/no-such-gift", `/api/v1/gifts/${crypto.randomUUID()}`, "/api/v1/gifts/1e308", "/api/v1/gifts/a'--"])(
    "I3: there is no %s",
    async (path) => {
      expect((await getProblem(path)).status).toBe(404);
    },
  );

  test("refuses unknown marketplaces", async () => {
    expect((await getProblem("/api/v1/gifts/brass-lamp?marketplace=eg")).detail).toContain('"marketplace"');
  });
});

describe("GET /api/v1/categories", () => {
  test("lists the values of a taxonomy with their counts", async () => {
    const { categories } = categoryListShape.parse(await getJson("/api/v1/categories?type=recipient"));
    const counts = Object.fromEntries(categories.map(({ slug, giftCount }) => [slug, giftCount]));
    expect(counts).toEqual({ mom: 2, "best-friend": 1, dad: 1 });
  });

  test("knows the older words for a type", async () => {
    expect(await getJson("/api/v1/categories?type=recipient_type")).toEqual(await getJson("/api/v1/categories?type=recipient"));
  });

  test.each(["", "?type=", "?type=__proto__", "?type=colour"])("refuses %j", async (query) => {
    expect((await getProblem(`/api/v1/categories${query}`)).detail).toContain('"type"');
  });
});

test("GET /api/v1/search answers as described", async () => {
  const answer = await getJson("/api/v1/search?q=brass+lamp");
  const found = searchShape.parse(answer);
  // The search dialog reads a part of the same answer.
  expect(searchAnswer(answer).gifts.map(({ name }) => name)).toContain("Brass lamp");
  expect(found.gifts.map(({ name }) => name)).toContain("Brass lamp");
  expect(searchShape.parse(await getJson("/api/v1/search?q=mom")).categories).toMatchObject([{ type: "recipient", slug: "mom" }]);
});

describe("every program's address", () => {
  test("that does not exist is a 404 problem", async () => {
    for (const path of ["/api", "/api/v1", "/api/v1/nothing", "/api/v2/gifts"]) expect((await getProblem(path)).status).toBe(404);
    expect((await getProblem("/api/v1/nothing", { method: "POST" })).status).toBe(404);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])("answers 405 to %s", async (method) => {
    for (const path of ["/api/v1/gifts", "/api/v1/gifts/brass-lamp", "/api/v1/categories", "/api/openapi.json"]) {
      expect((await getProblem(path, { method })).status).toBe(405);
    }
  });

  test("answers HEAD without a body", async () => {
    const response = await site.request("/api/v1/gifts", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });
});

interface OpenApi {
  paths: Record<
    string,
    { get: { parameters: { name: string; in: string; schema: { enum?: string[] } }[]; responses: Record<string, unknown> } }
  >;
  components: { schemas: Record<string, { properties: object; required: string[] }> };
}

describe("/api/openapi.json", () => {
  test("describes each endpoint with the parameters that it takes and the shapes that it answers with", async () => {
    const document = (await getJson("/api/openapi.json")) as OpenApi;
    const endpoints = routes.flatMap(({ path = "" }) => (path.startsWith("api/v1/") ? [`/${path.replace(":gift", "{id}")}`] : []));
    expect(Object.keys(document.paths).toSorted()).toEqual(endpoints.toSorted());
    const listParameters = document.paths["/api/v1/gifts"]?.get.parameters ?? [];
    expect(listParameters.find(({ name }) => name === "sort")?.schema.enum).toEqual(["name", "-name", "price", "-price", "newest"]);
    for (const { name, in: place } of listParameters) {
      expect(place).toBe("query");
      const response = await site.request(`/api/v1/gifts?${name}=`);
      expect((await response.json()) as { detail: string }).not.toMatchObject({ detail: expect.stringContaining("Unknown parameter") });
    }
    const { schemas } = document.components;
    for (const [name, path] of Object.entries({
      SearchResults: "/api/v1/search?q=lamp",
      GiftList: "/api/v1/gifts",
      Gift: "/api/v1/gifts/brass-lamp",
      CategoryList: "/api/v1/categories?type=type",
    })) {
      const answer = (await getJson(path)) as object;
      expect(Object.keys(schemas[name]?.properties ?? {}).toSorted()).toEqual(Object.keys(answer).toSorted());
    }
    const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? [];
    for (const reference of references) expect(schemas).toHaveProperty(reference.split("/").at(-1) as string);
  });
});
