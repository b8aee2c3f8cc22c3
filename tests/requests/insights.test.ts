import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listUnmetBriefs } from "#app/features/finder/results/unmet-demand.queries.server.ts";
import { recordUnmetSearch } from "#app/features/search/unmet-demand.commands.server.ts";
import { listUnmetSearches } from "#app/features/search/unmet-demand.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
let cookie = "";

const read = async (days = 30) => (await site.request(`/admin/insights?days=${days}`, { headers: { cookie } })).text();
const exportUnmet = async (of: string) =>
  (await (await site.request(`/admin/insights/unmet.csv?days=7&of=${of}`, { headers: { cookie } })).text()).trim().split("\r\n");
/** Waits for rows that are counted in the background. */
const untilCounted = async (table: "unmet_searches" | "unmet_briefs", rows: number) => {
  await expect.poll(async () => (await database().execute(sql`select from ${sql.identifier(table)}`)).rowCount).toBe(rows);
};

beforeAll(async () => {
  cookie = await site.signIn(await createUser({ role: "admin" }));
});

describe("what the editor wants to know", () => {
  test("before anything has happened, examples show what will be here; afterwards none is left", async () => {
    const examples = async () => (await read()).match(/>Example</g)?.length ?? 0;
    expect(await examples()).toBe(3);
    const gift = await createGift({ name: "Tin whistle" });
    await database().execute(sql`insert into affiliate_clicks (gift_id, marketplace, page) values (${gift.id}, 'com', '/')`);
    expect(await examples()).toBe(0);
    await database().execute(sql`truncate affiliate_clicks`);
  });

  test("clicks to the store by day, gift, category and marketplace", async () => {
    const gift = await createGift({ name: "Brass compass" });
    await database().execute(sql`
      with type as (insert into categories (taxonomy, name, slug) values ('giftType', 'Instruments', 'instruments') returning id)
      insert into gift_categories (gift_id, category_id, source) select ${gift.id}, id, 'person' from type`);
    for (const marketplace of ["com", "com", "de"]) {
      const click = { giftId: gift.id, marketplace, page: `/gifts/${gift.id}` };
      const counted = await site.request("/clicks", {
        method: "POST",
        body: JSON.stringify(click),
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      });
      expect(counted.status).toBe(204);
    }
    await database().execute(sql`
      insert into affiliate_clicks (gift_id, marketplace, page, clicked_at) values
        (${gift.id}, 'de', '/', now() - interval '8 days'), (${gift.id}, 'fr', '/', now() - interval '8 days'),
        (${gift.id}, 'de', '/', now() - interval '20 days')`);
    const html = await read();
    for (const text of ["Brass compass", "Instruments", ">com<", ">de<"]) expect(html).toContain(text);
    expect(html.replaceAll("<!-- -->", "")).toContain("2 clicks");
    expect(await read(7)).toContain("1 more than in the previous 7 days (+50%)");
    expect((await read(7)).replaceAll("<!-- -->", "")).toContain("(2 before)");
    const file = await site.request("/admin/insights/clicks.csv?days=7", { headers: { cookie } });
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const lines = (await file.text()).trim().split("\r\n");
    expect([lines.length, lines[0], lines[7]]).toEqual([8, "day,clicks,clicks_before", expect.stringMatching(/^\d{4}-\d\d-\d\d,3,0$/)]);
    const exported = async (by: string) =>
      (await (await site.request(`/admin/insights/clicks.csv?days=7&by=${by}`, { headers: { cookie } })).text()).trim().split("\r\n");
    expect(await exported("gift")).toEqual(["gift,clicks,clicks_before", "Brass compass,3,2"]);
    expect(await exported("category")).toEqual(["category,clicks,clicks_before", "Instruments,3,2"]);
    expect(await exported("marketplace")).toEqual(["marketplace,clicks,clicks_before", "com,2,0", "de,1,1"]);
    // The table covers thirty days, including today.
    expect(html.match(/<th scope="row"[^>]*>[A-Z][a-z]{2} \d{1,2}, \d{4}</g)).toHaveLength(30);
  });

  test("top searches without a result; what was found is not among them", async () => {
    await site.request("/search?q=Zyx+Lamps");
    await untilCounted("unmet_searches", 1);
    await site.request("/search?q=zyx%20lamps");
    await site.request("/search?q=compass");
    await database().execute(sql`
      insert into unmet_searches (words, day, count)
      values ('zyx lamps', current_date - 8, 5), ('zyx lamps', current_date - 14, 7), ('abc lamps', current_date - 8, 9)`);
    await expect.poll(() => listUnmetSearches(7, 5)).toEqual([{ words: "zyx lamps", count: 2, before: 5 }]);
    expect((await read(7)).replaceAll("<!-- -->", "")).toContain("(5 before)");
    expect(await exportUnmet("searches")).toEqual(["search,times,times_before", "zyx lamps,2,5"]);
  });

  test("briefs that found little: words and limits only, no person (P1)", async () => {
    await site.request("/gift-finder?interests=pottery&budget=1&text=For+my+grandmother+Ottilie+who+loves+pottery+under+%241");
    const asked = await site.request("/api/v1/finder", {
      method: "POST",
      body: JSON.stringify({ text: "For my grandmother Ottilie, 82, who loves pottery, under $2" }),
      headers: { "content-type": "application/json" },
    });
    expect(asked.status).toBe(200);
    await expect.poll(async () => (await read()).includes("Pottery")).toBe(true);
    const { rows } = await database().execute(sql`select * from unmet_briefs`);
    expect(JSON.stringify(rows)).not.toMatch(/ottilie|82|grandm/i);
    await database().execute(sql`
      insert into unmet_briefs (words, limits, day, count, found) values ('{"Pottery and ceramics"}', '{"Up to $2"}', current_date - 9, 3, 2)`);
    expect(await exportUnmet("requests")).toEqual(
      expect.arrayContaining(["wishes,limits,asked,asked_before,found", "Pottery and ceramics,Up to $2,1,3,0"]),
    );
    expect((await read(7)).replaceAll("<!-- -->", "")).toContain("Asked 1× (3 before), found 0");
  });

  test("a liking that nothing is about counts as a wish of its own, one that a limit hides does not", async () => {
    await createGift({ name: "Two red wines", interest: ["wine-cocktails"], description: "Two bottles of red wine." });
    for (const name of ["Trowel", "Hand fork", "Kneeler", "Dibber", "Cloche"]) await createGift({ name, interest: ["gardening"] });
    const asked = await site.request("/api/v1/finder", {
      method: "POST",
      body: JSON.stringify({ text: "My sober friend loves gardening, wine, horses and dinosaurs" }),
      headers: { "content-type": "application/json" },
    });
    const answer = (await asked.json()) as { gifts: unknown[]; notFound: string[]; hidden: { because: string }[] };
    expect(answer.gifts.length).toBeGreaterThanOrEqual(4);
    expect(answer).toMatchObject({ notFound: ["horses", "dinosaurs"], hidden: [{ because: "no alcohol" }] });
    const wishes = async () => (await listUnmetBriefs(30, 50)).map(({ words, limits }) => [words, limits]);
    await expect.poll(wishes).toEqual(
      expect.arrayContaining([
        [["Horses"], []],
        [["Dinosaurs"], []],
      ]),
    );
    expect(JSON.stringify(await wishes())).not.toMatch(/wine|cocktail/i);
  });

  test("catalogue health, with a link to mend each", async () => {
    await createGift({ name: "Nameless box", image: null });
    const html = await read();
    expect(html).toContain('href="/admin/gifts?mark=no-picture"');
    expect(html).toContain("Catalog health");
  });
});

test("invented words cannot fill the table: a thousand different ones a day", async () => {
  await database().execute(sql`delete from unmet_searches`);
  await database().execute(sql`insert into unmet_searches (words) select 'made up ' || n from generate_series(1, 1000) n`);
  await recordUnmetSearch("one more");
  await recordUnmetSearch("made up 7");
  const { rows } = await database().execute(sql`select count(*)::int as rows, sum(count)::int as sum from unmet_searches`);
  expect(rows).toEqual([{ rows: 1000, sum: 1001 }]);
});

test("I1: another number of days than those offered is the usual one", async () => {
  const html = await read(100_000);
  expect(html.match(/<th scope="row"[^>]*>[A-Z][a-z]{2} \d{1,2}, \d{4}</g)).toHaveLength(30);
});

test("a day of the audit log is one of the time zone that the form names, or of the site", async () => {
  await database().execute(sql`
    insert into audit_log (at, actor_name, action, subject_kind, subject_name) values ('2026-03-04T04:30:00Z', 'Ada', 'updated', 'setting', 'A late change')`);
  const shown = async (query: string) =>
    (await site.request(`/admin/audit?from=2026-03-03&until=2026-03-03${query}`, { headers: { cookie } })).text();
  expect(await shown("&zone=America%2FNew_York")).toContain("A late change");
  for (const query of ["", "&zone=", "&zone=Nowhere"]) expect(await shown(query)).not.toContain("A late change");
});
