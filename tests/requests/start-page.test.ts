import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { continueDemoChange } from "#db/seed/change-demo.ts";
import { seedDemoCatalogue } from "#db/seed/seed-demo-catalogue.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { postForm } from "./forms.ts";

const site = useSite();
let cookie = "";
beforeEach(async () => {
  await database().execute(sql`
    truncate gifts, categories, starter_categories, demo_catalogue, deleted_gifts, blog_posts, blog_categories, blog_tags, blog_authors,
      scheduled_jobs cascade`);
  cookie = await site.signIn(await createUser({ role: "admin" }));
});

const lead = async (as = cookie) => (await site.request("/admin", { headers: { cookie: as } })).headers.get("location");
const send = (intent: string, as = cookie) => postForm(site, "/admin/start", { intent }, { cookie: as });
const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const say = async (intent: string) => textOf(await send(intent));
async function read(path = "/admin/start"): Promise<string> {
  const answer = await site.request(path, { headers: { cookie } });
  expect([path, answer.status]).toEqual([path, 200]);
  return textOf(answer);
}
/** Which steps are done, by their titles. */
const stepsOf = (html: string) =>
  [...html.matchAll(/<h2 class="text-subheading">([^<]+)<span class="sr-only">: (done|to do)</g)].map(([, title, state]) => [title, state]);

describe("what to do next", () => {
  test("is ticked by fact: what a new site has nothing of is to do", async () => {
    expect(stepsOf(await read())).toEqual([
      ["Name and look", "to do"],
      ["Contact address", "to do"],
      ["Affiliate tag and disclosure", "to do"],
      ["Gifts of your own", "to do"],
      ["Categories", "to do"],
      ["Email", "to do"],
      ["Backup", "to do"],
    ]);
  });

  test("gifts of the demo are none of one's own, its categories are", async () => {
    await seedDemoCatalogue();
    expect(stepsOf(await read()).slice(3, 5)).toEqual([
      ["Gifts of your own", "to do"],
      ["Categories", "done"],
    ]);
    await createGift();
    expect(stepsOf(await read())[3]).toEqual(["Gifts of your own", "done"]);
  });

  test("each step says where it is done", async () => {
    const html = await read();
    for (const path of [
      "/admin/gifts/import",
      "/admin/gifts/links",
      "/admin/gifts/new",
      "/admin/categories",
      "/admin/settings",
      "/affiliate-disclosure",
      "/admin/health",
    ])
      expect(html).toContain(`href="${path}"`);
    for (const setting of ["AFFILIATE_TAGS", "SMTP_URL", "BACKUP_DIR"]) expect(html).toContain(`>${setting}</code>`);
  });

  test("/admin leads there, until somebody knows their way: then to the gifts, for them alone", async () => {
    const other = await site.signIn(await createUser({ role: "admin" }));
    expect([await lead(), await lead(other)]).toEqual(["/admin/start", "/admin/start"]);
    const answer = await send("know-my-way");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/gifts"]);
    expect([await lead(), await lead(other)]).toEqual(["/admin/gifts", "/admin/start"]);
    expect(await read()).not.toContain("I know my way around");
  });

  test("Z5: takes what its own forms send, and nothing else", async () => {
    expect((await send("erase-everything")).status).toBe(400);
    expect((await postForm(site, "/admin/start", { intent: "know-my-way", userId: "1" }, { cookie })).status).toBe(400);
  });
});

describe("a starter set of categories", () => {
  test("is offered where there are none, on the screen of categories too, with what it makes; one click makes and one undoes it", async () => {
    for (const path of ["/admin/start", "/admin/categories"]) expect(await read(path)).toContain("Baby Shower");
    expect(await say("add-starters")).toContain("categories added.");
    const made = await read();
    expect(made).toContain("usual categories were just added.");
    expect(made).not.toContain("See what you’ll get");
    expect(await read("/admin/categories?tab=gift_occasion_types")).toContain("Birthday");
    expect(await say("add-starters")).toContain("your shop already has categories");
    expect(await say("remove-starters")).toContain("categories removed.");
    expect(await read("/admin/categories")).toContain("See what you’ll get");
  });
});

describe("the demo", () => {
  test("goes and comes back; pages answer meanwhile, and cached ones change", async () => {
    await seedDemoCatalogue();
    await site.settle();
    const path = "/gifts/acacia-salt-cellar-with-a-swivel-lid";
    expect((await site.request(path)).status).toBe(200);
    const before = await read();
    expect(before).toMatch(/Your shop came with a demo: \d+ gifts, 6 posts, and 3 examples of what shoppers say/);
    expect(await say("demo-away")).toContain("Putting the demo away: 0 of");
    expect(await say("demo-away")).toContain("someone else has already decided");
    const going = continueDemoChange(new AbortController().signal);
    expect((await site.request("/")).status).toBe(200);
    await going;
    await site.settle();
    expect((await site.request(path)).status).toBe(404);
    expect(await read()).toContain("It won’t come back on its own.");
    await send("demo-back");
    await continueDemoChange(new AbortController().signal);
    await site.settle();
    expect((await site.request(path)).status).toBe(200);
    expect(await read()).toContain("Your shop came with a demo");
  });

  test("is not mentioned in a shop that never had it", async () => {
    expect(await read()).not.toContain("The demo");
  });
});
