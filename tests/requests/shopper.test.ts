import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();

const sent = (body: string, headers: HeadersInit = {}) => ({ method: "POST", body, headers });
const form = (fields: Record<string, string>, headers: HeadersInit = {}) =>
  sent(new URLSearchParams(fields).toString(), { "content-type": "application/x-www-form-urlencoded", ...headers });

const askWith = async (cookie: string) => (await site.request("/session", { headers: { cookie } })).json();
const listClicks = async () => (await database().execute(sql`select gift_id, marketplace, page from affiliate_clicks order by id`)).rows;

describe("the session request", () => {
  test("is for one reader only and may not be cached (O5)", async () => {
    const response = await site.request("/session");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.json()).toEqual({ user: null, marketplace: "com", notice: null });
  });

  test("R2: no header says the country unless the operator names it", async () => {
    const response = await site.request("/session", { headers: { "cf-ipcountry": "JP", "x-forwarded-for": "81.2.69.142" } });
    expect(await response.json()).toMatchObject({ marketplace: "com" });
  });

  test("follows the chosen marketplace, and a made-up one means none", async () => {
    expect(await askWith("a=b; marketplace=co.uk")).toMatchObject({ marketplace: "co.uk" });
    expect(await askWith("marketplace=com.br")).toMatchObject({ marketplace: "com.br" });
    expect(await askWith("marketplace=evil.example")).toMatchObject({ marketplace: "com" });
  });

  test("answers 405 to writes", async () => {
    const response = await site.request("/session", sent("{}"));
    expect([response.status, response.headers.get("allow"), response.headers.get("content-type")]).toEqual([
      405,
      "GET, HEAD",
      "application/problem+json; charset=utf-8",
    ]);
  });
});

describe("choosing a marketplace", () => {
  test("without JavaScript leads back to the page, with a cookie that scripts cannot read", async () => {
    const response = await site.request("/marketplace", form({ marketplace: "co.jp", next: "/gifts/lamp?x=1" }));
    expect([response.status, response.headers.get("location")]).toEqual([303, "/gifts/lamp?x=1"]);
    expect(response.headers.get("set-cookie")).toBe("marketplace=co.jp; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax");
  });

  test("by a script gets 204", async () => {
    const response = await site.request("/marketplace", form({ marketplace: "de" }, { accept: "application/json" }));
    expect([response.status, response.headers.get("set-cookie")?.split(";")[0]]).toEqual([204, "marketplace=de"]);
  });

  test.each(["//evil.example", "/\\evil.example", "/\t/evil.example", "%09//evil.example", "javascript:alert(1)", "https://evil.example/"])(
    "A8: never leads to %j",
    async (next) => {
      const response = await site.request("/marketplace", form({ marketplace: "de", next }));
      expect([response.status, response.headers.get("location")]).toEqual([303, "/"]);
    },
  );

  test.each<[string, RequestInit, number]>([
    ["A9: another site's Origin", form({ marketplace: "de" }, { origin: "https://evil.example" }), 403],
    ["A9: an opaque Origin", form({ marketplace: "de" }, { origin: "null" }), 403],
    ["an unknown marketplace", form({ marketplace: "eg" }), 400],
    ["I3: no marketplace", form({}), 400],
    ["I3: bytes that are no text", { method: "POST", body: new Uint8Array([0xff, 0xfe]) }, 400],
    ["no form", sent('{"marketplace":"de"}', { "content-type": "application/json" }), 415],
    ["I2: a long body", form({ marketplace: "x".repeat(8000) }), 413],
  ])("refuses %s, as a problem and without a cookie (Z7)", async (_name, init, status) => {
    const response = await site.request("/marketplace", init);
    expect([response.status, response.headers.get("set-cookie")]).toEqual([status, null]);
    expect(await response.json()).toMatchObject({ status, requestId: response.headers.get("x-request-id") });
  });
});

describe("reporting a click", () => {
  test("records gift, marketplace and path, and nothing of an unknown gift", async () => {
    const gift = await createGift();
    const click = { giftId: gift.id, marketplace: "co.uk", page: `/gifts/${gift.id}?q=private` };
    expect((await site.request("/clicks", sent(JSON.stringify(click)))).status).toBe(204);
    expect((await site.request("/clicks", sent(JSON.stringify({ ...click, giftId: crypto.randomUUID() })))).status).toBe(204);
    expect(await listClicks()).toEqual([{ gift_id: gift.id, marketplace: "co.uk", page: `/gifts/${gift.id}` }]);
  });

  test.each<[string, RequestInit, number]>([
    ["A9: another site's Origin", sent("{}", { origin: "https://evil.example" }), 403],
    ["I3: no JSON", sent("{"), 400],
    ["I3: an empty body", { method: "POST" }, 400],
    ["I3: deep JSON", sent("[".repeat(900)), 400],
    ["Z5: an unknown field", sent(JSON.stringify({ giftId: crypto.randomUUID(), marketplace: "com", page: "/", visitor: 1 })), 400],
    ["I3: a page with a NUL", sent(JSON.stringify({ giftId: crypto.randomUUID(), marketplace: "com", page: "/\u0000" })), 400],
    ["I2: more than a kilobyte", sent(JSON.stringify({ page: "x".repeat(1000) })), 413],
    ["a GET", {}, 405],
  ])("refuses %s and records nothing (Z7)", async (_name, init, status) => {
    const before = await listClicks();
    const response = await site.request("/clicks", init);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ type: "about:blank", status, requestId: response.headers.get("x-request-id") });
    expect(await listClicks()).toEqual(before);
  });

  test("is limited by address (R2), with a Retry-After", async () => {
    const answers = [];
    for (let count = 0; count < 80; count++) answers.push(await site.request("/clicks", sent("{}")));
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
