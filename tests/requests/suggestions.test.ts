import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
let admin = "";
const ids = {} as Record<"coffee" | "tea" | "mug" | "pot" | "kettle", string>;

beforeAll(async () => {
  admin = await site.signIn(await createUser({ role: "admin" }));
  for (const slug of ["coffee", "tea"] as const) ids[slug] = (await createCategory("interest", { slug })).id;
});
beforeEach(async () => {
  await database().execute(sql`truncate gifts cascade`);
  for (const name of ["mug", "pot", "kettle"] as const) {
    ids[name] = (await createGift({ name })).id;
    await database().execute(sql`
      insert into category_guesses (gift_id, category_id, source, weight, confidence, evidence)
      values (${ids[name]}, ${ids.coffee}, 'words', 0.8, 0.8, ${name}), (${ids[name]}, ${ids.tea}, 'learnt', 0.6, 0.6, null)`);
  }
});

function send(fields: readonly [name: string, value: string][], cookie = admin): Promise<Response> {
  return site.request("/admin/suggestions", {
    method: "POST",
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
  });
}
async function done(...fields: [name: string, value: string][]): Promise<string> {
  const answer = await send(fields);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** What is decided, and what the shop then says of the gift. */
async function decisions(): Promise<string[]> {
  const { rows } = await database().execute<{ said: string }>(sql`
    select g.name || ' ' || c.slug || ' ' || k.decision || case when m.gift_id is null then '' else ' said' end as said
    from category_guesses k join gifts g on g.id = k.gift_id join categories c on c.id = k.category_id
      left join gift_categories m on (m.gift_id, m.category_id, m.source) = (k.gift_id, k.category_id, 'person')
    where k.decision is not null order by 1`);
  return rows.map(({ said }) => said);
}
const batchIn = (html: string) => /name="batchId" value="([^"]+)"/.exec(html)?.[1] ?? "";

test("a guess is shown with its words, and is confirmed or refused by its own button", async () => {
  const html = await (await site.request("/admin/suggestions", { headers: { cookie: admin } })).text();
  expect(html.replaceAll("<!-- -->", "")).toMatch(/80% sure, based on its words: mug/);
  await database().execute(sql`update category_guesses set confidence = 1 where evidence = 'mug'`);
  const surest = await (await site.request("/admin/suggestions", { headers: { cookie: admin } })).text();
  expect(surest.replaceAll("<!-- -->", "")).toMatch(/99% sure, based on its words: mug/);
  expect(await done(["one", `confirmed ${ids.mug} ${ids.coffee}`])).toContain("1 suggestion confirmed.");
  expect(await done(["one", `refused ${ids.pot} ${ids.coffee}`])).toContain("1 suggestion rejected.");
  expect(await decisions()).toEqual(["mug coffee confirmed said", "pot coffee refused"]);
  expect(await done(["one", `refused ${ids.mug} ${ids.coffee}`])).toContain("Nothing changed: someone else");
});

test("several are decided at once, and opened again at once", async () => {
  const html = await done(["guess", `${ids.mug} ${ids.coffee}`], ["guess", `${ids.pot} ${ids.tea}`], ["intent", "refused"]);
  expect(html).toContain("2 suggestions rejected.");
  expect(await decisions()).toEqual(["mug coffee refused", "pot tea refused"]);
  expect(await done(["intent", "undo"], ["batchId", batchIn(html)])).toContain("2 suggestions reopened.");
  expect(await decisions()).toEqual([]);
});

test("all of a category are confirmed with one button, and nothing else; that can be undone too", async () => {
  const page = async (query: string) => (await site.request(`/admin/suggestions${query}`, { headers: { cookie: admin } })).text();
  expect(await page("?taxonomy=interest&category=coffee")).toContain("Confirm all 3 in this category");
  expect(await page("?taxonomy=interest")).not.toContain("in this category");
  const html = await done(["intent", "confirm-all"], ["taxonomy", "interest"], ["category", "coffee"]);
  expect(html).toContain("3 suggestions confirmed.");
  expect(await decisions()).toEqual(["kettle coffee confirmed said", "mug coffee confirmed said", "pot coffee confirmed said"]);
  await done(["intent", "undo"], ["batchId", batchIn(html)]);
  expect(await decisions()).toEqual([]);
  const { rows } = await database().execute(sql`select from gift_categories where source = 'person'`);
  expect(rows).toHaveLength(0);
});

test("nobody but an admin decides", async () => {
  const shopper = await site.signIn(await createUser());
  const confirming: [string, string][] = [["one", `confirmed ${ids.mug} ${ids.coffee}`]];
  expect((await send(confirming, shopper)).status).toBe(403);
  expect(
    (
      await send(
        [
          ["intent", "confirm-all"],
          ["taxonomy", "interest"],
          ["category", "coffee"],
        ],
        shopper,
      )
    ).status,
  ).toBe(403);
  expect(await decisions()).toEqual([]);
});

test.each([
  ["color", "red"],
  ["interest", "a\0b"],
  ["interest", ""],
])("I3: all of the category %s/%s are refused", async (taxonomy, category) => {
  const response = await send([
    ["intent", "confirm-all"],
    ["taxonomy", taxonomy],
    ["category", category],
  ]);
  expect(response.status).toBe(400);
  expect(await decisions()).toEqual([]);
});

test("without a language model its screen says what reading these gifts, and each other use, would cost", async () => {
  const page = await site.request("/admin/model-reading", { headers: { cookie: admin } });
  const html = (await page.text()).replaceAll("<!-- -->", "");
  for (const words of [
    "Reading every gift would take about 1,300 tokens, once.",
    "about 420 tokens a gift, typically",
    "about 6,000 tokens a question, typically",
  ])
    expect(html).toContain(words);
});
