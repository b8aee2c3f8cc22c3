import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { apiItem, type FakeCreatorsApi, startCreatorsApi } from "#tests/fakes/creators-api.ts";
import { createCreatorsApi } from "./creators-api.server.ts";

useTestDatabase();
let fake: FakeCreatorsApi;
beforeAll(async () => {
  fake = await startCreatorsApi();
});
afterAll(() => fake.close());
beforeEach(async () => {
  fake.reset();
  await database().execute(sql`update product_api_quota set used = 0, next_at = now()`);
});

const clientOf = (options: { dailyRequests?: number; spacingMs?: number; now?: () => number } = {}) =>
  createCreatorsApi(
    {
      clientId: "id",
      clientSecret: "secret",
      baseUrl: fake.url,
      tokenBaseUrl: fake.url,
      dailyRequests: options.dailyRequests ?? 100,
    },
    { spacingMs: 0, ...options },
  );

test("a product is asked for as the affiliate rules say, and comes back", async () => {
  fake.replies = [apiItem("B000000001")];
  const answer = await clientOf().findItem("B000000001", "com", "shop-20");
  expect(answer).toMatchObject({ ok: true, item: { asin: "B000000001", itemInfo: { title: { displayValue: "Stoneware Mug" } } } });
  expect(Object.fromEntries(fake.tokenRequests[0] ?? [])).toEqual({
    grant_type: "client_credentials",
    client_id: "id",
    client_secret: "secret",
    scope: "creatorsapi::default",
  });
  expect(fake.itemRequests[0]?.headers).toMatchObject({ "x-marketplace": "www.amazon.com", authorization: "Bearer token-1" });
  expect(fake.itemRequests[0]?.body).toMatchObject({ itemIds: ["B000000001"], marketplace: "www.amazon.com", partnerTag: "shop-20" });
});

describe("the token", () => {
  test("is cached, and requested once for concurrent callers", async () => {
    fake.replies = [apiItem("B000000001")];
    const client = clientOf();
    await Promise.all(Array.from({ length: 5 }, () => client.findItem("B000000001", "com", "shop-20")));
    expect(fake.tokenRequests).toHaveLength(1);
  });

  test("is fetched anew when it has ended", async () => {
    fake.replies = [apiItem("B000000001")];
    let now = 0;
    const client = clientOf({ now: () => now });
    await client.findItem("B000000001", "com", "shop-20");
    now = 3_590_000;
    await client.findItem("B000000001", "com", "shop-20");
    expect(fake.tokenRequests).toHaveLength(2);
  });

  test("refused: the credentials are wrong, and that is not asked again and again", async () => {
    fake.tokenStatus = 401;
    expect(await clientOf().findItem("B000000001", "com", "shop-20")).toEqual({ ok: false, reason: "credentials" });
    expect(fake.tokenRequests).toHaveLength(1);
  });
});

describe("failures", () => {
  test("busy or broken: tried again with growing pauses, three times in all", async () => {
    fake.replies = [{ status: 429, body: {} }, { status: 503, body: {} }, apiItem("B000000001")];
    expect(await clientOf().findItem("B000000001", "com", "shop-20")).toMatchObject({ ok: true });
    fake.itemRequests = [];
    fake.replies = [{ status: 503, body: {} }];
    expect(await clientOf().findItem("B000000001", "com", "shop-20")).toEqual({ ok: false, reason: "unavailable" });
    expect(fake.itemRequests).toHaveLength(3);
  });

  test.each([
    [{ body: { errors: [{ code: "ItemsNotFound" }] } }, "not-found"],
    [{ body: { errors: [{ code: "ItemNotAccessible" }] } }, "marketplace"],
    [{ status: 403, body: {} }, "credentials"],
    [{ status: 400, body: { errors: [{ code: "InvalidPartnerTag" }] } }, "credentials"],
    [{ body: "nonsense" }, "unavailable"],
  ])("%j is %s", async (reply, reason) => {
    fake.replies = [reply];
    expect(await clientOf().findItem("B000000001", "com", "shop-20")).toEqual({ ok: false, reason });
  });

  test("nobody there", async () => {
    const client = createCreatorsApi(
      { clientId: "id", clientSecret: "secret", baseUrl: "http://127.0.0.1:9", tokenBaseUrl: "http://127.0.0.1:9", dailyRequests: 10 },
      { spacingMs: 0 },
    );
    expect(await client.findItem("B000000001", "com", "shop-20")).toEqual({ ok: false, reason: "unavailable" });
  });
});

describe("the quota", () => {
  test("requests keep their distance across all callers", async () => {
    fake.replies = [apiItem("B000000001")];
    const [one, other] = [clientOf({ spacingMs: 300 }), clientOf({ spacingMs: 300 })];
    await Promise.all([one, other, one].map((client) => client.findItem("B000000001", "com", "shop-20")));
    const times = fake.itemRequests.map(({ atMs }) => atMs).toSorted((a, b) => a - b);
    // Twice the distance, less what a busy machine delays the first arrival by.
    expect((times[2] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(450);
  });

  test("a day has an end, and the next one a new beginning", async () => {
    fake.replies = [apiItem("B000000001")];
    const client = clientOf({ dailyRequests: 1 });
    expect(await client.findItem("B000000001", "com", "shop-20")).toMatchObject({ ok: true });
    expect(await client.findItem("B000000001", "com", "shop-20")).toEqual({ ok: false, reason: "unavailable" });
    await database().execute(sql`update product_api_quota set day = day - 1`);
    expect(await client.findItem("B000000001", "com", "shop-20")).toMatchObject({ ok: true });
  });
});
