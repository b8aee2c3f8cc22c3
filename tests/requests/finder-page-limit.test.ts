import { beforeAll, describe, expect, test } from "vitest";
import { createGift } from "#tests/factories/gifts.ts";
import { useSite } from "#tests/site.ts";
import { freshAddress } from "./forms.ts";

const site = useSite();
let giftId = "";

beforeAll(async () => {
  giftId = (await createGift({ name: "Copper watering can", price: "88.00", interest: ["gardening"], recipient: ["mom"] })).id;
});

/** Asks from an address that no limit has counted yet, unless one is given. */
const request: typeof site.request = (path, init) => site.request(path, { from: freshAddress(), ...init });
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe("R4: ten different briefs a minute to an address", () => {
  const BUDGETS = Array.from({ length: 10 }, (_, n) => `interest=gardening&budget=0-${20 + n}`);
  const path = (query: string, suffix = "") => `/gift-finder${suffix}?${query}`;

  test("are answered; the next is told to wait, on the site's page, with what was typed", async () => {
    const from = freshAddress();
    for (const query of BUDGETS) expect((await request(path(query), { from })).status).toBe(200);
    const sentence = "For+my+mom+who+loves+gardening";
    const address = (await request(`/gift-finder?text=${sentence}`)).headers.get("location") ?? "";
    const refused = await request(address, { from });
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    const html = await refused.text();
    expect(textOf(html)).toContain("That’s a lot of searches in one minute.");
    expect(html).toContain(">For my mom who loves gardening</textarea>");
    expect(html).toMatch(/<form [^>]*action="\/gift-finder"/);
    expect(html).toMatch(/<option [^>]*selected=""[^>]*>Mom|checked=""[^>]*value="mom/);
    const asData = await request(address.replace("?", ".data?"), { from });
    expect([asData.status, asData.headers.get("retry-after") !== null]).toEqual([429, true]);
    expect((await request(address)).status, "elsewhere it is answered").toBe(200);
  });

  test("R3: who goes on after five refusals gets no page and waits for it; what they may ask is answered with its page", async () => {
    const from = freshAddress();
    for (const query of BUDGETS) expect((await request(path(query), { from })).status).toBe(200);
    const refuse = () => request(path("interest=gardening&budget=0-99"), { from });
    for (let refusal = 0; refusal < 5; refusal++) expect(await (await refuse()).text()).toContain("<h1");
    const startedAt = performance.now();
    const plain = await refuse();
    expect(performance.now() - startedAt).toBeGreaterThan(400);
    expect([plain.status, plain.headers.get("content-type"), await plain.text()]).toEqual([
      429,
      "text/plain; charset=utf-8",
      "Too many requests.\n",
    ]);
    expect(Number(plain.headers.get("retry-after"))).toBeGreaterThan(0);
    const known = await request(path(BUDGETS[0] ?? ""), { from });
    expect([known.status, (await known.text()).includes("<h1")]).toEqual([200, true]);
  });

  const sentence = (place: number) => `For my mom who loves gardening, up to $${20 + place}`;

  test("sentences count before they are understood, those of a link and of a posted form alike", async () => {
    for (const send of [
      (text: string, from: string) => request(`/gift-finder?${new URLSearchParams({ text })}`, { from }),
      (text: string, from: string) => request("/gift-finder", { method: "POST", body: new URLSearchParams({ text }), from }),
    ]) {
      const from = freshAddress();
      for (let place = 0; place < 10; place++) expect((await send(sentence(place), from)).status).toBeLessThan(400);
      const last = await send(sentence(10), from);
      expect([last.status, last.headers.get("location")]).toEqual([429, null]);
      expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
      const html = await last.text();
      expect(textOf(html)).toContain("That’s a lot of searches in one minute.");
      expect(html).toContain(`>${sentence(10)}</textarea>`);
      expect((await send(sentence(9), from)).status, "asked before").toBeLessThan(400);
    }
  });

  test("a form and its result's page count as one, a form without an answer once, and an empty form never", async () => {
    const from = freshAddress();
    for (let place = 0; place < 9; place++) {
      const answer = await request(`/gift-finder?${new URLSearchParams({ text: sentence(place), person: "" })}`, { from });
      for (const suffix of ["", ".data"]) {
        const shown = await request((answer.headers.get("location") ?? "").replace("?", `${suffix}?`), { from });
        expect(shown.status).toBe(200);
      }
      expect((await request("/gift-finder?text=&person=", { from })).status).toBeLessThan(400);
    }
    expect((await request("/gift-finder?text=zzzz+qqqq", { from })).status).toBeLessThan(400);
    expect((await request("/gift-finder?text=zzzz+pppp", { from })).status).toBe(429);
  });

  test("one brief counts once, however its result is looked at; the start and refused ones cost nothing", async () => {
    const from = freshAddress();
    const [first = "", ...others] = BUDGETS;
    for (const query of [first, `${first}&show=24`, `${first}&gift=${giftId}`, first]) {
      for (const suffix of ["", ".data"]) expect((await request(path(query, suffix), { from })).status).toBe(200);
    }
    for (let n = 0; n < 12; n++) expect((await request(`/gift-finder?utm_source=mail${n}`, { from })).status).toBe(200);
    for (const query of others) expect((await request(path(query), { from })).status).toBe(200);
    expect((await request(path("interest=coffee"), { from })).status).toBe(429);
    for (const query of BUDGETS) expect((await request(path(query), { from })).status, "asked before").toBe(200);
  });
});
