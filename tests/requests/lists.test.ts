import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { claimItem } from "#app/features/lists/claims.commands.server.ts";
import { addExternalItem } from "#app/features/lists/items.commands.server.ts";
import { listItems } from "#app/features/lists/items.queries.server.ts";
import { editList } from "#app/features/lists/lists.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createItem, createOwnList, shareOwnList } from "#tests/factories/lists.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { cookiesOf } from "./forms.ts";

const site = useSite();

async function someone() {
  const user = await createUser();
  const cookie = await site.signIn(user);
  const get = (path: string) => site.request(path, { headers: { cookie } });
  const json = (path: string, body: unknown, headers: HeadersInit = {}) =>
    site.request(path, { method: "POST", body: JSON.stringify(body), headers: { cookie, "content-type": "application/json", ...headers } });
  const form = (path: string, fields: Record<string, string>, headers: HeadersInit = {}) =>
    site.request(path, {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { cookie, "content-type": "application/x-www-form-urlencoded", ...headers },
    });
  return { user, get, json, form };
}

const visitor = (path: string, fields: Record<string, string>) =>
  site.request(path, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

/** Removes the parts of an answer that differ between any two answers to the same request. */
const stable = (html: string) => html.replaceAll(/"\d{13}"/g, "");

describe("saving (section 7: select, insert)", () => {
  test("says added, then already in list, then which hearts are full", async () => {
    const { user, json, get } = await someone();
    const list = await createOwnList(user.id, "Mom");
    const gift = await createGift();
    expect(await (await json("/saves", { giftId: gift.id, listId: list.id })).json()).toEqual({ outcome: "added", list });
    expect(await (await json("/saves", { giftId: gift.id, listId: list.id })).json()).toEqual({ outcome: "already", list });
    const ids = await get("/saved-gift-ids");
    expect([await ids.json(), ids.headers.get("cache-control")]).toEqual([{ giftIds: [gift.id] }, "private, no-store"]);
    expect(await (await get(`/list-choices?gift=${gift.id}`)).json()).toMatchObject({ lists: [{ name: "Mom", hasGift: true }] });
  });

  test("without a session is refused and changes nothing (section 6, Z7); a plain form is led to /auth and back", async () => {
    const gift = await createGift();
    const body = JSON.stringify({ giftId: gift.id });
    const refused = await site.request("/saves", { method: "POST", body, headers: { "content-type": "application/json" } });
    expect([refused.status, (await site.request("/list-choices")).status]).toEqual([401, 401]);
    // A page may ask while its user signs out in another tab; the answer is then an empty list.
    expect(await (await site.request("/saved-gift-ids")).json()).toEqual({ giftIds: [] });
    const led = await visitor("/saves", { giftId: gift.id });
    expect([led.status, led.headers.get("location")]).toEqual([303, `/auth?next=${encodeURIComponent(`/gifts/${gift.id}`)}`]);
    expect((await database().execute(sql`select 1 from gift_list_items where gift_id = ${gift.id}`)).rowCount).toBe(0);
  });

  test("by a plain form saves to the newest list and leads there", async () => {
    const { user, form } = await someone();
    const list = await createOwnList(user.id);
    const gift = await createGift();
    const saved = await form("/saves", { giftId: gift.id });
    expect([saved.status, saved.headers.get("location")]).toEqual([303, `/gift-lists/${list.id}`]);
  });

  test("refuses other fields, other origins, what is no gift, and other people's lists (Z4, Z5, A9)", async () => {
    const [one, other] = [await someone(), await someone()];
    const list = await createOwnList(other.user.id);
    const gift = await createGift();
    const statuses = [
      await one.json("/saves", { giftId: gift.id, listId: list.id }),
      await one.json("/saves", { giftId: gift.id, user_id: other.user.id }),
      await one.json("/saves", { giftId: "1; drop table gifts" }),
      await one.json("/saves", { giftId: crypto.randomUUID(), newListName: "New" }),
      await one.json("/saves", { giftId: gift.id, newListName: "  " }),
      await one.json("/saves", { giftId: gift.id }, { origin: "https://evil.example" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 400, 400, 404, 400, 403]);
    expect((await database().execute(sql`select 1 from gift_lists where user_id = ${one.user.id}`)).rowCount).toBe(0);
  });
});

describe("pages of one's own", () => {
  test("are no-store, not for search engines, and lead a stranger to /auth and back (section 2)", async () => {
    const { user, get } = await someone();
    const list = await createOwnList(user.id, "Mom & Dad");
    for (const path of ["/gift-lists", `/gift-lists/${list.id}`, `/gift-lists/${list.id}/add`, "/saved-gifts"]) {
      const page = await get(path);
      expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      expect(await page.text()).toContain('content="noindex"');
      const away = await site.request(path);
      expect([away.status, away.headers.get("location")]).toEqual([302, `/auth?next=${encodeURIComponent(path)}`]);
    }
    const data = await get(`/gift-lists/${list.id}.data`);
    expect(data.headers.get("cache-control")).toBe("private, no-store");
  });

  test("/gifts leads to /saved-gifts (308)", async () => {
    const response = await site.request("/gifts");
    expect([response.status, response.headers.get("location")]).toEqual([308, "/saved-gifts"]);
  });

  test("of another user are 404, to look at and to change (Z4)", async () => {
    const [owner, stranger] = [await someone(), await someone()];
    const list = await createOwnList(owner.user.id, "Secret wishes");
    const { itemId } = await createItem(owner.user.id, list.id);
    const path = `/gift-lists/${list.id}`;
    const change = (name: string, fields: Record<string, string>) => stranger.json(`${path}/changes`, { change: name, fields });
    const statuses = [
      await stranger.get(path),
      await stranger.get(`${path}/add`),
      await stranger.get(`${path}/occasion.ics`),
      await stranger.form(`${path}/add`, {
        intent: "add",
        url: "https://shop.example/x",
        title: "x",
        price: "",
        note: "",
        quantity: "1",
        imageUrl: "",
      }),
      await stranger.form("/gift-lists", { intent: "delete", listId: list.id }),
      await change("edit-list", { name: "Mine now", description: "", occasionDate: "", claimsRevealedOn: "" }),
      await change("share", { isOn: "on" }),
      await change("remove-item", { itemId }),
      await change("edit-item", { itemId, note: "", quantity: "1" }),
      await change("place-item", { itemId, beforeId: "" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual(Array<number>(10).fill(404));
    const page = await owner.get(path);
    expect(await page.text()).toContain("Secret wishes");
  });
});

describe("changing a list", () => {
  test("asks for a name, and says what is wrong beside each field (section 5)", async () => {
    const { user, json, form } = await someone();
    const list = await createOwnList(user.id);
    const bad = await json(`/gift-lists/${list.id}/changes`, {
      change: "edit-list",
      fields: { name: " ", description: "x".repeat(1001), occasionDate: "2026-02-30", claimsRevealedOn: "2020-01-01" },
    });
    expect([bad.status, await bad.json()]).toEqual([
      422,
      {
        ok: false,
        reason: "invalid",
        errors: {
          name: "Please enter a name for your list.",
          description: "Please use at most 1,000 characters.",
          occasionDate: "Please choose a valid date.",
          claimsRevealedOn: "Please choose a date after today, or leave it empty to never see what’s been claimed.",
        },
      },
    ]);
    const unnamed = await form("/gift-lists", { intent: "create", name: "   " });
    expect([unnamed.status, await unnamed.text()]).toEqual([422, expect.stringContaining("Please enter a name for your new list.")]);
  });

  test("takes nothing that it does not know (Z5)", async () => {
    const { user, json } = await someone();
    const list = await createOwnList(user.id);
    const path = `/gift-lists/${list.id}/changes`;
    const statuses = [
      await json(path, { change: "drop", fields: {} }),
      await json(path, { change: "share", fields: { isOn: "on", share_token: "mine" } }),
      await json(path, { change: "share", fields: { isOn: "on" }, user_id: user.id }),
      await json(path, { change: "share", fields: { isOn: "on" } }, { origin: "https://evil.example" }),
      await json(path, { change: "edit-list", fields: { name: "x".repeat(30_000) } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 403, 413]);
  });

  test("deletes and undoes", async () => {
    const { user, get, form } = await someone();
    const list = await createOwnList(user.id, "Gone soon");
    const deleted = await form("/gift-lists", { intent: "delete", listId: list.id });
    expect(deleted.headers.get("location")).toBe(`/gift-lists?deleted=${list.id}`);
    expect((await get(`/gift-lists/${list.id}`)).status).toBe(404);
    expect(await (await get(`/gift-lists?deleted=${list.id}`)).text()).toContain("was deleted.");
    expect((await form("/gift-lists", { intent: "restore", listId: list.id })).headers.get("location")).toBe(`/gift-lists/${list.id}`);
    expect((await get(`/gift-lists/${list.id}`)).status).toBe(200);
  });
});

describe("a shared list", () => {
  async function shared() {
    const owner = await someone();
    const list = await createOwnList(owner.user.id, "Birthday");
    const { itemId } = await createItem(owner.user.id, list.id, { name: "Brass lamp", shippingDays: 3 });
    return { owner, list, itemId, token: await shareOwnList(owner.user.id, list.id) };
  }

  test("is for holders of its link, and for no search engine and no cache", async () => {
    const { token } = await shared();
    const page = await site.request(`/l/${token}`);
    const html = await page.text();
    expect([page.status, page.headers.get("cache-control"), page.headers.get("x-robots-tag"), page.headers.get("referrer-policy")]).toEqual(
      [200, "private, no-store", "noindex, nofollow", "same-origin"],
    );
    expect(html).toContain('content="noindex"');
    expect(html).toContain("Brass lamp");
    expect((await site.request(`/l/${token.slice(0, -1)}x`)).status).toBe(404);
    expect(await (await site.request("/sitemap.xml")).text()).not.toContain("/l/");
  });

  test("a visitor claims, the next is told, and the link takes it back; all of it without JavaScript", async () => {
    const { token, itemId } = await shared();
    const claim = () => visitor(`/l/${token}`, { intent: "claim", itemId, name: "Ben", pieces: "1" });
    const first = await claim();
    const undoPath = /\/claims\/[\w-]{32}/.exec(await first.text())?.[0];
    expect([first.status, undoPath]).toEqual([200, expect.any(String)]);
    const second = await claim();
    expect([second.status, await second.text()]).toEqual([
      409,
      expect.stringContaining("Someone else got there first: this one is already taken."),
    ]);
    const asGuest = await site.request(`/l/${token}`, { headers: { cookie: cookiesOf(first) } });
    expect(await asGuest.text()).toContain("Ben is getting this");
    const page = await site.request(undoPath!);
    expect([page.headers.get("cache-control"), page.headers.get("x-robots-tag"), await page.text()]).toEqual([
      "private, no-store",
      "noindex, nofollow",
      expect.stringContaining("Undo your claim?"),
    ]);
    expect(await (await visitor(undoPath!, {})).text()).toContain("Claim undone");
    expect(await (await visitor(undoPath!, {})).text()).toContain("Nothing to undo");
    expect((await claim()).status).toBe(200);
  });

  test("what was typed comes back with what is wrong beside it", async () => {
    const { owner, list, token, itemId } = await shared();
    await owner.json(`/gift-lists/${list.id}/changes`, {
      change: "edit-item",
      fields: {
        itemId,
        opened: JSON.stringify({ note: "", quantity: 1, splitGoalCents: null, currency: CURRENCY }),
        note: "",
        quantity: "1",
        isSplit: "on",
        splitGoal: "100",
      },
    });
    const wrong = await visitor(`/l/${token}`, { intent: "pledge", itemId, name: "Ben", amount: "lots" });
    const html = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(html).toContain("Please enter an amount, such as 25 or 19.99.");
    expect(html).toContain('value="lots"');
    const tooMuch = await visitor(`/l/${token}`, { intent: "pledge", itemId, name: "", amount: "100.01" });
    expect([tooMuch.status, await tooMuch.text()]).toEqual([409, expect.stringContaining("Only $100.00 left.")]);
    const pledged = await visitor(`/l/${token}`, { intent: "pledge", itemId, name: "", amount: "60" });
    expect(pledged.status).toBe(200);
    const asGuest = await site.request(`/l/${token}`, { headers: { cookie: cookiesOf(pledged) } });
    expect(await asGuest.text()).toContain("$60.00 pledged by Someone, $40.00 left");
  });

  test("the owner gets byte for byte the same pages, data and export whether or not something is claimed", async () => {
    const { owner, list, token, itemId } = await shared();
    const paths = [
      "/gift-lists",
      `/gift-lists/${list.id}`,
      `/gift-lists/${list.id}.data`,
      "/saved-gifts",
      `/l/${token}`,
      `/l/${token}.data`,
      `/list-choices`,
    ];
    const look = async () => {
      const bodies = [];
      for (const path of paths) bodies.push(stable(await (await owner.get(path)).text()));
      const {
        exportedAt: _exportedAt,
        sessions: _sessions,
        ...file
      } = (await (await owner.get("/profile/export")).json()) as Record<string, unknown>;
      return [...bodies, JSON.stringify(file)];
    };
    const before = await look();
    expect(before.at(-1)).toContain("Brass lamp");
    expect(await claimItem(token, itemId, 1, { name: "Zacharias", userId: null })).toMatchObject({ ok: true });
    const after = await look();
    expect(after).toEqual(before);
    expect(after.join()).not.toContain("Zacharias");
    const own = await owner.form(`/l/${token}`, { intent: "claim", itemId, name: "", pieces: "1" });
    expect([own.status, await own.text()]).toEqual([409, expect.stringContaining("This is your own list")]);
  });

  test("from the reveal date on the owner sees it on their list, and still not in the export", async () => {
    const { owner, list, token, itemId } = await shared();
    await claimItem(token, itemId, 1, { name: "Zacharias", userId: null });
    await editList(owner.user.id, list.id, { name: "Birthday", description: "", occasionDate: null, claimsRevealedOn: "2020-01-01" });
    expect(await (await owner.get(`/gift-lists/${list.id}`)).text()).toContain("Zacharias is getting this");
    expect(await (await owner.get("/profile/export")).text()).not.toContain("Zacharias");
  });

  test("has a calendar file where it has a day, for owner and visitor", async () => {
    const { owner, list, token } = await shared();
    expect((await site.request(`/l/${token}/occasion.ics`)).status).toBe(404);
    await editList(owner.user.id, list.id, { name: "Birthday", description: "", occasionDate: "2040-05-01", claimsRevealedOn: null });
    for (const response of [await site.request(`/l/${token}/occasion.ics`), await owner.get(`/gift-lists/${list.id}/occasion.ics`)]) {
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
      expect(await response.text()).toContain("DTSTART;VALUE=DATE:20400501\r\n");
    }
    expect(await (await site.request(`/l/${token}`)).text()).toContain("1 of 1 gift can still arrive in time");
  });
});

describe("adding from any shop", () => {
  const fields = { url: "https://shop.example/mug", title: "Blue mug", price: "18.50", note: "", quantity: "2", imageUrl: "" };

  test.each([
    "http://127.0.0.1:3000/",
    "http://169.254.169.254/latest/",
    "http://10.0.0.1/x",
    "https://shop.example:8443/mug",
    "http://0x7f.0.0.1/",
  ])("S1: %s is never fetched, and is typed in instead", async (url) => {
    const { user, form } = await someone();
    const list = await createOwnList(user.id);
    const page = await form(`/gift-lists/${list.id}/add`, { intent: "look-up", url });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("We can’t read pages at this address.")]);
  });

  test("S3: ten look-ups a minute, then the gift is typed in", async () => {
    const { user, form } = await someone();
    const list = await createOwnList(user.id);
    const look = () => form(`/gift-lists/${list.id}/add`, { intent: "look-up", url: "http://127.0.0.1/" });
    for (let n = 0; n < 10; n++) {
      const page = await look();
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("We can’t read pages at this address.")]);
    }
    expect(await (await look()).text()).toContain("You’ve looked up a lot of pages in the last minute.");
  });

  test("what was typed is added; what is wrong is said and nothing typed is lost", async () => {
    const { user, form } = await someone();
    const list = await createOwnList(user.id);
    const wrong = await form(`/gift-lists/${list.id}/add`, { ...fields, intent: "add", price: "cheap", title: "" });
    const html = await wrong.text();
    expect(wrong.status).toBe(422);
    for (const text of [
      "Please enter what it is.",
      "Please enter an amount, such as 25 or 19.99.",
      'value="cheap"',
      'value="https://shop.example/mug"',
    ])
      expect(html).toContain(text);
    const added = await form(`/gift-lists/${list.id}/add`, { ...fields, intent: "add" });
    expect(added.headers.get("location")).toMatch(new RegExp(`^/gift-lists/${list.id}#item-`));
    const image = expect.stringMatching(/^\/media\/stills-1\/mug_/);
    expect(await listItems(list.id)).toMatchObject([{ title: "Blue mug", url: fields.url, priceCents: 1850, quantity: 2, image }]);
    const again = await form(`/gift-lists/${list.id}/add`, { ...fields, intent: "add" });
    expect([again.status, await again.text()]).toEqual([409, expect.stringContaining("This gift is already in the selected list.")]);
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "ftp://shop.example/x", "not an address", "https://user:secret@shop.example/"])(
    "takes no %s",
    async (url) => {
      const { user, form } = await someone();
      const list = await createOwnList(user.id);
      expect((await form(`/gift-lists/${list.id}/add`, { ...fields, intent: "add", url })).status).toBe(422);
      expect(await listItems(list.id)).toEqual([]);
    },
  );

  test("our own gift's address saves the gift itself", async () => {
    const { user, form } = await someone();
    const list = await createOwnList(user.id);
    const gift = await createGift({ name: "Brass lamp" });
    await form(`/gift-lists/${list.id}/add`, { intent: "look-up", url: `http://site.test/gifts/${gift.slug}` });
    expect(await listItems(list.id)).toMatchObject([{ giftId: gift.id }]);
  });

  test("O3: a title with markup stays text", async () => {
    const { user, get } = await someone();
    const list = await createOwnList(user.id);
    await addExternalItem(user.id, list.id, {
      url: "https://shop.example/x",
      title: "</script><img onerror=1>",
      price: null,
      note: "",
      quantity: 1,
      image: null,
    });
    expect(await (await get(`/gift-lists/${list.id}`)).text()).not.toContain("<img onerror");
  });
});
