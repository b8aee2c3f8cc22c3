import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { followGiftDates } from "#app/features/catalogue/shown-gifts.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createOwnList, shareOwnList } from "#tests/factories/lists.ts";
import { makePost } from "#tests/factories/posts.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { freshAddress } from "./forms.ts";

const site = useSite();
const NAME = "Zanzibar kettledrum";
let gift: { id: string; slug: string };
let paths: string[];
let user: { id: string };
let cookie: string;
let listId: string;
let token: string;

const read = async (path: string) => (await site.request(path, { from: freshAddress() })).text();
const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  site.request(path, {
    method: "POST",
    from: freshAddress(),
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
const askFinder = async () =>
  (await send("/api/v1/finder", { text: `A ${NAME} for somebody who loves drumming`, brief: { interests: ["music"] }, limit: 12 })).text();

async function setState(changes: Record<string, string | null>) {
  await database().execute(sql`
    update gifts g set state = row.state, shown_from = row.shown_from, shown_until = row.shown_until
    from jsonb_populate_record((select one from gifts one where id = ${gift.id}), ${JSON.stringify(changes)}::jsonb) row where g.id = ${gift.id}`);
  await site.settle();
}

/** The doors that say something of the gift: by their addresses, or what was asked. */
async function openDoors(): Promise<string[]> {
  const doors: string[] = [];
  for (const path of paths) {
    const text = await read(path);
    // An address says its id itself.
    if (text.includes(NAME) || (!path.includes(gift.id) && text.includes(gift.id))) doors.push(path);
  }
  if ((await askFinder()).includes(gift.id)) doors.push("finder");
  for (const path of [`/gifts/${gift.id}`, `/gifts/${gift.slug}`, `/gifts/old-kettledrum`, `/api/v1/gifts/${gift.id}`]) {
    if ((await site.request(path, { from: freshAddress() })).status !== 404) doors.push(path);
  }
  return doors;
}

beforeAll(async () => {
  user = await createUser();
  cookie = await site.signIn(user);
  listId = (await createOwnList(user.id, "Mine")).id;
  token = await shareOwnList(user.id, listId);
  gift = await createGift({
    name: NAME,
    slug: "old-kettledrum",
    description: "A copper drum for a drummer.",
    interest: ["drumming"],
    recipient: ["drummer"],
    giftType: ["drums"],
    isFeatured: true,
    isTrending: true,
    affiliateUrl: "https://www.amazon.com/dp/B000000001",
  });
  await database().execute(sql`update gifts set slug = 'zanzibar-kettledrum' where id = ${gift.id}`);
  gift = { ...gift, slug: "zanzibar-kettledrum" };
  const other = await createGift({ name: "Plain drumstick", interest: ["drumming"], giftType: ["drums"] });
  const post = await makePost({ content: "[[gift:zanzibar-kettledrum]]\n\n[[gift:old-kettledrum]]", relatedGiftIds: [gift.id] });
  paths = [
    "/",
    "/gift-finder",
    "/category/interest/drumming",
    "/category/recipient/drummer",
    `/gifts/${other.id}`,
    `/blog/${post.slug}`,
    "/search?q=zanzibar",
    "/api/v1/search?q=zanzibar",
    "/api/v1/gifts",
    "/api/v1/gifts?interest=drumming&inStock=true",
    "/sitemaps/gifts-1.xml",
    `/gift-finder?gift=${gift.id}`,
  ];
  expect((await send("/saves", { giftId: gift.id, listId }, { cookie })).status).toBe(200);
  await site.settle();
});
beforeEach(() => setState({ state: "shown", shown_from: null, shown_until: null }));

describe("Z6: a gift that is not shown", () => {
  test("is at every door while it is shown", async () => {
    expect(await openDoors()).toEqual(
      expect.arrayContaining([...paths.filter((path) => path !== "/gift-finder"), "finder", `/gifts/${gift.id}`]),
    );
  });

  test.each([
    ["a draft", { state: "draft" }],
    ["hidden", { state: "hidden" }],
    ["not shown yet", { shown_from: "2999-01-01T00:00:00Z" }],
    ["no longer shown", { shown_until: "2020-01-01T00:00:00Z" }],
  ])("%s is at none: no page, list, search, finder, blog post, API, sitemap, old address, and no cached page", async (_what, changes) => {
    await openDoors();
    await setState(changes);
    expect(await openDoors()).toEqual([]);
    const picture = await site.request(`/share-pictures/gifts/${gift.id}.png`);
    const made = await site.request("/share-pictures/gifts/9b2f6f0e-7c0c-4f7e-9f5b-000000000000.png");
    expect([picture.status, picture.headers.get("location")]).toEqual([made.status, made.headers.get("location")]);
  });

  test("is counted nowhere, and its empty categories are in no list", async () => {
    const counts = async () => {
      const answer = (await (await site.request("/api/v1/categories?type=recipient")).json()) as {
        categories: { slug: string; giftCount: number }[];
      };
      return answer.categories.find(({ slug }) => slug === "drummer")?.giftCount;
    };
    expect(await counts()).toBe(1);
    expect(await read("/sitemaps/categories.xml")).toContain("/category/recipient/drummer");
    await setState({ state: "hidden" });
    expect(await counts()).toBe(0);
    expect(await read("/sitemaps/categories.xml")).not.toContain("/category/recipient/drummer");
    expect(await read("/category/recipient/drummer")).toContain("Found 0 gifts");
  });

  test("takes no click and cannot be saved", async () => {
    const clicks = async () => (await database().execute(sql`select from affiliate_clicks where gift_id = ${gift.id}`)).rows.length;
    await setState({ state: "hidden" });
    await send("/clicks", { giftId: gift.id, marketplace: "com", page: "/" });
    expect(await clicks()).toBe(0);
    const list = await createOwnList(user.id, "New");
    await send("/saves", { giftId: gift.id, listId: list.id }, { cookie });
    expect((await database().execute(sql`select from gift_list_items where gift_list_id = ${list.id}`)).rows).toEqual([]);
  });

  test("stays on people's lists by its name, as a deleted one does, and comes back to them", async () => {
    const mine = async () => (await site.request(`/gift-lists/${listId}`, { headers: { cookie } })).text();
    expect(await mine()).toContain(`/gifts/${gift.id}`);
    await setState({ state: "hidden" });
    for (const html of [
      await mine(),
      await read(`/l/${token}`),
      await (await site.request("/saved-gifts", { headers: { cookie } })).text(),
    ]) {
      expect(html).toContain(NAME);
      expect(html).not.toContain(`/gifts/${gift.id}"`);
    }
    expect(await mine()).toContain("No longer in our catalog");
    await setState({ state: "shown" });
    expect(await mine()).toContain(`/gifts/${gift.id}`);
  });
});

describe("dates", () => {
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  const versionOf = async () => (await database().execute(sql`select version from gifts where id = ${gift.id}`)).rows;

  test("show and hide a gift by themselves, at their second, on cached pages and in the finder too", async () => {
    await setState({ shown_from: inMs(1500), shown_until: inMs(3500) });
    const version = await versionOf();
    expect(await openDoors()).toEqual([]);
    const following = followGiftDates(new AbortController().signal);
    await expect.poll(() => read("/category/interest/drumming"), { timeout: 3000 }).toContain(NAME);
    expect(await askFinder()).toContain(gift.id);
    await expect.poll(() => read("/category/interest/drumming"), { timeout: 4000 }).not.toContain(NAME);
    expect(await openDoors()).toEqual([]);
    await following;
    // An editor's open form stays valid.
    expect(await versionOf()).toEqual(version);
  });

  test("that lie far ahead are left for a later run", async () => {
    await setState({ shown_until: inMs(3_600_000) });
    const begun = performance.now();
    await followGiftDates(new AbortController().signal);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});
