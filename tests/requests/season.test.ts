import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DEFAULT_LOOK } from "#app/features/look/default-look.ts";
import type { SeasonSettings } from "#app/features/look/types.ts";
import { SEASON_OCCASION_IDS } from "#app/features/occasions/season.ts";
import { DEFAULT_SETTINGS } from "#app/features/settings/default-settings.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();

/** Returns the words of the band, without its markup; empty where there is none. */
async function bandOf(): Promise<string> {
  const html = await (await site.request("/")).text();
  const band = /<section aria-labelledby="season-title"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
  return band.replace(/<!-- -->/g, "");
}

async function setSeason(season: Partial<SeasonSettings>): Promise<void> {
  const look = JSON.stringify({ ...DEFAULT_LOOK, season: { ...DEFAULT_LOOK.season, ...season } });
  await changeRows(database())`insert into look_versions (look) values (${look}::jsonb)`;
  await site.settle();
}

async function addOccasion(): Promise<void> {
  await database().execute(
    sql`insert into categories (taxonomy, name, slug) values ('occasion', 'Christmas', 'christmas') on conflict do nothing`,
  );
  await site.settle();
}

const setClock = (moment: string) => vi.useFakeTimers({ now: new Date(moment), toFake: ["Date"] });

beforeEach(async () => {
  await changeRows(database())`truncate look_versions restart identity`;
  await changeRows(database())`delete from collections`;
  await site.settle();
  setClock("2026-11-29T12:00:00Z");
});
afterEach(() => vi.useRealTimers());

describe("the band about the season", () => {
  test("says the days left, until when to order, where the gifts are, what else is near, and begins the finder", async () => {
    await addOccasion();
    const band = await bandOf();
    expect(band).toContain("Christmas is in 26 days");
    expect(band).toContain("Order by Dec 18 for it to arrive in time.");
    expect(band).toContain('href="/category/occasion/christmas?sort=fit"');
    expect(band).toContain("Also coming up: Hanukkah, Dec 4");
    expect(band).toMatch(/<form[^>]*action="\/gift-finder"/);
    expect(band).toContain('value="A Christmas gift for "');
  });

  test("changes in the cached page as the day does in the site's time zone, and the page may be kept until then", async () => {
    setClock("2026-11-29T23:59:30Z");
    expect(await bandOf()).toContain("in 26 days");
    const cached = await site.request("/");
    expect(cached.headers.get("cache-control")).toBe("private, max-age=0");
    setClock("2026-11-30T00:00:01Z");
    expect(await bandOf()).toContain("in 25 days");
  });

  test.each([
    ["2026-12-18T12:00:00Z", "Order today for it to arrive in time."],
    ["2026-12-20T12:00:00Z", "pick a gift that ships in 5 days or less."],
    ["2026-12-24T12:00:00Z", "Christmas is tomorrow"],
    ["2026-12-25T12:00:00Z", "Christmas is today"],
    ["2026-12-26T12:00:00Z", "Valentine’s Day is in 50 days"],
  ])("at %s says: %s", async (moment, words) => {
    setClock(moment);
    expect(await bandOf()).toContain(words);
  });

  test("is that of the site's country, on the day that its time zone has", async () => {
    const settings = JSON.stringify({ ...DEFAULT_SETTINGS, country: "AU", timeZone: "Australia/Sydney" });
    await changeRows(database())`insert into settings_versions (settings) values (${settings}::jsonb)`;
    await site.settle();
    setClock("2026-11-29T14:00:00Z");
    expect(await bandOf()).toContain("Christmas is in 25 days");
    setClock("2027-08-25T02:00:00Z");
    expect(await bandOf()).toContain("Father’s Day is in 11 days");
    await changeRows(database())`truncate settings_versions restart identity`;
  });

  test("is that of the shopper's own country where that is known, and no cache on the way keeps it for others", async () => {
    setClock("2027-03-01T12:00:00Z");
    const bandFrom = async (from: string) => {
      const response = await site.request("/", { from });
      expect(response.headers.get("cache-control")).toBe("private, max-age=0");
      return response.text();
    };
    for (let times = 0; times < 2; times++) {
      expect(await bandFrom("81.2.69.142")).toContain("Mother’s Day is in 6 days");
      expect(await bandFrom("8.8.8.8")).toContain("Easter is in 27 days");
    }
    expect(await bandOf(), "an unknown country has the site's own").toContain("Easter is in 27 days");
  });

  test("leads to the shown collection of the occasion that has gifts, and says so by when they ship", async () => {
    const values = { values: { occasion: ["christmas"] }, without: {}, withoutWords: [], currency: "USD" };
    const limits = { minPriceCents: null, maxPriceCents: null, newWithinDays: null, shipsWithinDays: null, inStockOnly: false };
    const rule = JSON.stringify({ ...values, ...limits });
    await changeRows(database())`
      insert into collections (slug, title, rule, sort, state) values ('tree', 'Under the tree', ${rule}::jsonb, 'fit', 'shown')`;
    await site.settle();
    expect(await bandOf()).not.toContain("/collections/tree");
    const { id } = await createGift({ occasion: ["christmas"], shippingDays: 3 });
    await site.settle();
    const band = await bandOf();
    expect(band).toContain('href="/collections/tree"');
    expect(band).toContain("Order by Dec 22");
    await database().execute(sql`delete from gifts where id = ${id}`);
  });

  test.each(SEASON_OCCASION_IDS)("leads somewhere in a shop without a category or collection for it: %s", async (occasion) => {
    await database().execute(sql`delete from categories where taxonomy = 'occasion'`);
    await setSeason({ mode: "pinned", occasion });
    const [, to = ""] = /<a [^>]*href="([^"]*)"[^>]*>See gift ideas</.exec(await bandOf()) ?? [];
    expect(to).toMatch(/^\/gift-finder\?text=An?%20[^ ]+%20gift$/);
    const answer = (await site.request(to)).headers.get("location") ?? "";
    expect(answer).toContain(`&occasion=${occasion}*`);
    expect((await site.request(answer)).status).toBe(200);
  });

  test("is not there where it is switched off", async () => {
    await setSeason({ mode: "off" });
    expect(await bandOf()).toBe("");
  });

  test("is about the occasion that is pinned, at once also in a cached page", async () => {
    expect(await bandOf()).toContain("Christmas");
    await setSeason({ mode: "pinned", occasion: "easter" });
    const band = await bandOf();
    expect(band).toContain("Easter is in 119 days");
    expect(band).not.toContain("Also coming up");
  });

  test("has the shop's own words on their days, and the calendar's on others", async () => {
    const link = { label: "Come in", to: "/blog" };
    await setSeason({ mode: "own", title: "Our winter fair", text: "All week.", link, from: "2026-11-29", until: "2026-11-29" });
    const band = await bandOf();
    expect(band).toContain("Our winter fair");
    expect(band).toContain('href="/blog"');
    setClock("2026-11-30T00:00:01Z");
    expect(await bandOf()).toContain("Christmas is in 25 days");
  });
});

describe("the season is saved by who edits the catalogue", () => {
  const OFF = { ...DEFAULT_LOOK.season, mode: "off" };
  const PINNED = { ...DEFAULT_LOOK.season, mode: "pinned", occasion: "easter" };

  async function saveAs(role: "admin" | "editor" | "author" | "viewer", sent: object) {
    const cookie = await site.signIn(await createUser({ role }));
    const headers = { cookie, "content-type": "application/json" };
    const response = await site.request("/admin/season/changes", { method: "POST", body: JSON.stringify(sent), headers });
    await site.settle();
    return { status: response.status, answer: (await response.json()) as object };
  }

  test("Z1: an editor does so, at once on the cached page, and nothing else of the look changes; authors and viewers may not", async () => {
    await changeRows(
      database(),
    )`insert into look_versions (look) values (${JSON.stringify({ ...DEFAULT_LOOK, name: "Gifts of mine" })}::jsonb)`;
    await site.settle();
    expect(await bandOf()).toContain("Christmas");
    expect(await saveAs("editor", { basedOn: 1, season: OFF })).toEqual({ status: 200, answer: { ok: true, version: 2 } });
    expect(await bandOf()).toBe("");
    expect(await (await site.request("/about")).text()).toContain("Gifts of mine");
    for (const role of ["author", "viewer"] as const) expect((await saveAs(role, { basedOn: 2, season: PINNED })).status).toBe(403);
    expect(await bandOf()).toBe("");
  });

  test("C1: a season that somebody else has changed meanwhile is shown, and nothing is saved; another change of the look is none", async () => {
    expect((await saveAs("admin", { basedOn: 0, season: PINNED })).status).toBe(200);
    const stale = await saveAs("editor", { basedOn: 0, season: OFF });
    expect(stale).toMatchObject({ status: 409, answer: { reason: "stale", version: 1, season: { occasion: "easter" } } });
    expect(await bandOf()).toContain("Easter");
    const look = JSON.stringify({ ...DEFAULT_LOOK, season: PINNED, name: "Renamed" });
    await changeRows(database())`insert into look_versions (look) values (${look}::jsonb)`;
    expect((await saveAs("editor", { basedOn: 1, season: OFF })).answer).toEqual({ ok: true, version: 3 });
    expect(await (await site.request("/about")).text()).toContain("Renamed");
  });

  test("a fault is said with its place, and what is unknown is refused (Z5)", async () => {
    const own = { ...DEFAULT_LOOK.season, mode: "own", from: "2026-12-02", until: "2026-12-01" };
    expect(await saveAs("editor", { basedOn: 0, season: own })).toEqual({
      status: 422,
      answer: { ok: false, reason: "invalid", errors: { title: "Please fill this in.", until: "The last day comes before the first." } },
    });
    expect((await saveAs("editor", { basedOn: 0, season: { ...OFF, name: "Mine" } })).status).toBe(422);
    expect((await saveAs("editor", { basedOn: 0, season: OFF, look: {} })).status).toBe(400);
    expect((await saveAs("editor", { basedOn: 2 ** 31, season: OFF })).status, "a version that the database cannot count").toBe(400);
  });
});
