import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { wordSummary } from "#app/features/catalogue/guesses/summary.ts";
import type { TaxonomySummary } from "#app/features/catalogue/guesses/taxonomy-summary.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readStandardCategories } from "#db/seed/read-standard-categories.ts";
import { messyCatalogue, type Thing, thingOf } from "#tests/factories/messy-catalogue.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { freshAddress, offeredValues } from "./forms.ts";

/** An owner's first evening with a file as people have them: 1,100 lines with HTML, capitals, doubles, missing and foreign prices, and no tags. */
Object.assign(process.env, { DEMO_CATALOGUE: "off" });
const site = useSite();
const LINES = 1100;

interface Done {
  result: { created: number; rejected: number };
  rejects: string;
  summary: TaxonomySummary[];
  asked: unknown[];
}
let done: Done;
let nameById: ReadonlyMap<string, string>;

async function read(path: string): Promise<string> {
  const answer = await site.request(path, { from: freshAddress() });
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.text()).replaceAll("<!-- -->", "");
}

/** The gifts that a page leads to, in its order. */
function thingsOn(html: string): Thing[] {
  const ids = [...new Set([...html.matchAll(/(?:href="\/gifts\/|[?;]gift=)([0-9a-f-]{36})/g)].map(([, id]) => id ?? ""))];
  return ids.flatMap((id) => thingOf(nameById.get(id) ?? "") ?? []);
}

beforeAll(async () => {
  const cookie = await site.signIn(await createUser({ role: "admin" }));
  const answer = await site.request("/admin/gifts/import-file?name=gifts.csv&trial=0", {
    method: "POST",
    body: messyCatalogue(LINES),
    headers: { cookie, "content-type": "text/csv" },
  });
  const steps = (await answer.text()).trim().split("\n");
  done = JSON.parse(steps.at(-1) ?? "") as Done;
  const { rows } = await database().execute<{ id: string; name: string }>(sql`select id, name from gifts`);
  nameById = new Map(rows.map(({ id, name }) => [id, name]));
  await site.settle();
});

describe("the import", () => {
  test("takes what is a gift, and says of every other line why not", async () => {
    const { result, rejects } = done;
    expect(result.created + result.rejected).toBe(LINES);
    expect(result.created).toBeGreaterThan(850);
    // Pounds and euros are no dollars, and a gift that comes twice is one.
    expect(rejects.match(/Please use an amount in dollars/g)?.length).toBeGreaterThan(40);
    expect(rejects.match(/This is the same gift as line/g)?.length).toBeGreaterThan(20);
    const { rows } = await database().execute<{ dear: number; unpriced: number; marked: number }>(sql`
      select max(price_cents)::int as dear, count(*) filter (where price_cents is null)::int as unpriced,
        count(*) filter (where description ~ '<[a-z/]|&nbsp;' or name ~ '<|&amp;')::int as marked
      from gifts`);
    expect(rows[0]?.dear).toBeGreaterThan(100_000);
    expect(rows[0]?.unpriced).toBeGreaterThan(80);
    expect(rows[0]?.marked).toBe(0);
  });

  test("ends with how many gifts are described, how many for sure, what needs an eye, and where", () => {
    const lines = wordSummary(done.summary);
    for (const [key, plural] of [
      ["recipient", "Recipients"],
      ["occasion", "Occasions"],
      ["interest", "Interests"],
    ] as const) {
      const { said, sure, open } = done.summary.find((each) => each.key === key) as TaxonomySummary;
      expect(said, key).toBe(0);
      expect(sure, key).toBeGreaterThan(30);
      expect(open, key).toBeGreaterThan(sure);
      expect(lines.find((line) => line.startsWith(plural))).toMatch(
        / gifts, .* of them from sure guesses; .* guesses to review: \/admin\/suggestions\?taxonomy=/,
      );
    }
  });
});

/** True for a page of which the list, or the likely gifts beneath it, begin with one thing in three colors, though there are others. */
const beginsAlike = (html: string) =>
  html.split('id="likely-gifts"').some((list) => {
    const things = thingsOn(list);
    return things.length > 2 && new Set(things.slice(0, 3)).size === 1 && new Set(things).size > 1;
  });

/** What nobody would give them, or for this. */
const CHILDREN = ["baby", "toddler", "kids"];
const WOMEN = ["mom", "wife", "girlfriend", "grandmother", "sister", "daughter"];
const MEN = ["dad", "husband", "boyfriend", "grandfather", "brother", "son"];
const GROWN = [...WOMEN, ...MEN, "couple", "coworker", "boss", "teacher", "host", "neighbor", "college-student", "best-friend"].filter(
  (slug) => !["daughter", "son", "sister", "brother"].includes(slug),
);

function isWrongFor(slug: string, { age, sex }: Thing): boolean {
  if (CHILDREN.includes(slug) && age === "grown") return true;
  if (slug === "baby" && ["child", "teen"].includes(age)) return true;
  if (GROWN.includes(slug) && ["baby", "toddler", "child"].includes(age)) return true;
  return (WOMEN.includes(slug) && sex === "m") || (MEN.includes(slug) && sex === "f");
}

async function standard(taxonomy: string): Promise<string[]> {
  return (await readStandardCategories()).filter((each) => each.taxonomy === taxonomy).map(({ slug }) => slug);
}

test("every recipient that people shop for holds gifts, hardly one that would not suit, and none among the first", async () => {
  const few: string[] = [];
  const wrong: string[] = [];
  for (const slug of await standard("recipient")) {
    const html = await read(`/category/recipient/${slug}`);
    const things = thingsOn(html);
    if (things.length < 3) few.push(`${slug}: ${things.length}`);
    const unfit = things.filter((thing) => isWrongFor(slug, thing));
    if (unfit.length * 10 > things.length) wrong.push(`${slug}: ${unfit.map(({ name }) => name).join(", ")}`);
    if (beginsAlike(html)) wrong.push(`${slug} begins with ${things[0]?.name} thrice`);
    const first = things.slice(0, 3).find((thing) => isWrongFor(slug, thing));
    if (first !== undefined) wrong.push(`${slug} begins with ${first.name}`);
  }
  expect({ few, wrong }).toEqual({ few: [], wrong: [] });
});

test("every occasion that people shop for holds gifts, what is made for it among them, and little of another feast", async () => {
  const few: string[] = [];
  const missing: string[] = [];
  const wrong: string[] = [];
  for (const slug of await standard("occasion")) {
    const html = await read(`/category/occasion/${slug}`);
    const things = thingsOn(html);
    if (things.length < 3) few.push(`${slug}: ${things.length}`);
    if (slug !== "just-because" && !things.some(({ only }) => only?.includes(slug))) missing.push(slug);
    const unfit = things.filter(({ only }) => only !== undefined && !only.includes(slug));
    if (beginsAlike(html)) wrong.push(`${slug} begins with ${things[0]?.name} thrice`);
    if (unfit.length * 5 > things.length) wrong.push(`${slug}: ${[...new Set(unfit.map(({ name }) => name))].join(", ")}`);
  }
  expect({ few, missing, wrong }).toEqual({ few: [], missing: [], wrong: [] });
});

test("hero, categories and new gifts of the home page are the catalogue's, and no example stands there", async () => {
  const home = await read("/");
  expect(home).not.toContain("Just examples");
  const hero = home.slice(home.indexOf('aria-label="Featured gifts"'), home.indexOf("How It Works"));
  expect(thingsOn(hero)).toHaveLength(4);
  expect(thingsOn(home.slice(home.indexOf("New Gift Ideas"))).length).toBeGreaterThanOrEqual(8);
  const tiles = [...new Set([...home.matchAll(/href="(\/category\/(?:recipient|occasion)\/[^"]+)"/g)].map(([, path]) => path ?? ""))];
  expect(tiles).toHaveLength(12);
  for (const path of tiles) expect([path, thingsOn(await read(path)).length >= 3]).toEqual([path, true]);
});

test("no page shows a shop system's HTML as text", async () => {
  const [id = ""] = [...nameById.keys()];
  for (const path of ["/", "/category/recipient/mom", `/gifts/${id}`])
    expect(await read(path)).not.toMatch(/&lt;(?:p|br|li|ul|strong)|&amp;nbsp;|&amp;amp;/);
});

test("the finder's steps offer whom and what the shop has gifts for", async () => {
  const html = await read("/gift-finder");
  expect(offeredValues(html, "person")).toEqual(expect.arrayContaining(["mom", "dad", "wife", "baby", "coworker"]));
  expect(offeredValues(html, "interest")).toEqual(expect.arrayContaining(["coffee", "gardening"]));
});

test.each([
  ["said", "my dad is 60 and loves fishing", "Fishing lure box"],
  ["q", "coffee for my sister, under $200", "pour over"],
  ["said", "Hanukkah gift for my neighbors", "enorah"],
])("/gift-finder?%s=%s alone is read and answered", async (name, text, found) => {
  const path = `/gift-finder?${name}=${encodeURIComponent(text)}`;
  const answer = await site.request(path, { from: freshAddress() });
  const html = answer.status === 200 ? await answer.text() : await read(answer.headers.get("location") ?? "");
  expect(html).not.toContain("We couldn’t find a person");
  expect(
    thingsOn(html)
      .map((thing) => thing.name)
      .join("; "),
  ).toContain(found);
  for (const { age } of thingsOn(html)) expect(["baby", "toddler", "child"]).not.toContain(age);
});

test("a category that nothing here suits says what to do instead of being empty", async () => {
  const empty = await database().execute<{ slug: string }>(sql`
    select slug from categories c where taxonomy = 'interest' and not exists (select from gift_categories m where m.category_id = c.id) limit 1`);
  const html = await read(`/category/interest/${empty.rows[0]?.slug}`);
  expect(html).toContain("We couldn&#x27;t find any gifts for this category yet. The gift finder looks through everything here");
  expect(html).toMatch(/href="\/gift-finder\?text=A%20gift%20for%20someone%20who%20likes/);
  expect(html).toContain("Browse other categories");
});
