import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { API_PRICE_NOTICE } from "#app/features/catalogue/prices.ts";
import { database } from "#app/platform/db/database.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { postForm } from "./forms.ts";

process.env.AFFILIATE_TAGS = "com=a-20";
const site = useSite();
let admin = "";
let shopper = "";
let entered: { id: string };
let fromApi: { id: string };

const QUESTION = "How should Amazon prices be shown?";
const read = async (path: string, cookie = "") => (await site.request(path, { headers: { cookie } })).text();
const answer = (value: string, cookie: string, headers: Record<string, string> = {}) =>
  postForm(site, "/admin/amazon-prices", { answer: value, next: "/admin/gifts" }, { cookie, headers });
const count = async () =>
  / Amazon price not from the API<\/span>.*?>([\d,]+|None)/s.exec(
    (await read("/admin/insights", admin)).replace("<span>Amazon", "<span> Amazon"),
  )?.[1];

beforeAll(async () => {
  admin = await site.signIn(await createUser({ role: "admin" }));
  shopper = await site.signIn(await createUser());
  const affiliateUrl = "https://www.amazon.com/dp/B08N5WRWNW";
  entered = await createGift({
    name: "Entered lamp",
    affiliateUrl,
    price: "24.00",
    priceTier: ["treat"],
    recipient: ["mom"],
    interest: ["coffee"],
  });
  fromApi = await createGift({
    name: "Fetched lamp",
    affiliateUrl,
    price: "31.00",
    priceTier: ["treat"],
    recipient: ["mom"],
    priceSource: "api",
    priceCheckedAt: new Date(),
  });
  await site.settle();
});
afterAll(() => {
  delete process.env.AFFILIATE_TAGS;
});

describe("with a tag", () => {
  test("admins are asked once how Amazon's prices may be shown, and nobody else may answer", async () => {
    expect(await read("/admin/gifts", admin)).toContain(QUESTION);
    expect(await count()).toBe("1");
    expect((await answer("api-only", shopper)).status).toBe(403);
    expect((await answer("api-only", admin, { origin: "https://evil.test" })).status).toBe(403);
    expect((await answer("free", admin)).status).toBe(400);
    expect((await database().execute(sql`select from amazon_prices`)).rows).toEqual([]);
  });

  test("until then prices are shown as they were entered, those of the API with stamp and sentence", async () => {
    const page = await read(`/gifts/${entered.id}`);
    expect(page).toContain("$24.00");
    expect(page).toContain('property="og:type" content="product"');
    expect(page).toContain('"@type":"Product"');
    const stamped = (await read(`/gifts/${fromApi.id}`)).replaceAll("<!-- -->", "");
    expect(stamped).toMatch(/\$31\.00<\/span><span[^>]*>as of <time[^>]*>\d\d:\d\d UTC<\/time>/);
    expect(stamped).toContain(API_PRICE_NOTICE);
    const category = await read("/category/recipient/mom");
    expect(category).toMatch(/<b>\$31\.00<\/b>(<!-- -->)?<span>as of \d\d:\d\d UTC<\/span>/);
    expect(category).toContain(API_PRICE_NOTICE);
  });

  test("with api-only no page, feed or answer tells a price that was entered for an Amazon gift", async () => {
    const answered = await answer("api-only", admin);
    expect([answered.status, answered.headers.get("location")]).toEqual([303, "/admin/gifts"]);
    await site.settle();
    expect(await read("/admin/gifts", admin)).not.toContain(QUESTION);
    expect(await count()).toBe("None");
    expect(await read("/admin/audit?kind=setting", admin)).toContain("Amazon prices");

    const page = await read(`/gifts/${entered.id}`);
    expect(page).toContain("Treat");
    expect(page).toContain('property="og:type" content="article"');
    expect(page).not.toContain('"@type":"Product"');
    for (const path of [
      `/gifts/${entered.id}`,
      "/category/recipient/mom",
      "/search?q=lamp",
      "/gift-finder?interest=coffee",
      `/gift-finder?interest=coffee&gift=${entered.id}`,
      "/api/v1/gifts",
      `/api/v1/gifts/${entered.id}`,
      "/api/v1/search?q=lamp",
    ]) {
      const text = await read(path);
      expect([path, /\$24\b|24\.00|"price":24\b/.test(text)]).toEqual([path, false]);
      expect([path, text.includes("Entered lamp")]).toEqual([path, true]);
    }
    const body = JSON.stringify({ text: "coffee lover, up to $30" });
    const found = await site.request("/api/v1/finder", { method: "POST", body, headers: { "content-type": "application/json" } });
    const { gifts } = (await found.json()) as { gifts: { name: string; price: number | null; reasons: string[] }[] };
    const lamp = gifts.find(({ name }) => name === "Entered lamp");
    expect(lamp, "it still fits the budget").toMatchObject({ price: null });
    expect(lamp?.reasons.join(" ")).not.toContain("$24");
    // The search dialog has no room for a stamp.
    expect(await read("/api/v1/search?q=fetched")).toContain('"price":null');
  });

  test("the answer can be changed, and a script hears only that", async () => {
    expect((await answer("as-entered", admin, { accept: "application/json" })).status).toBe(204);
    await site.settle();
    expect(await read(`/gifts/${entered.id}`)).toContain("$24.00");
    expect(await count()).toBe("1");
  });
});
