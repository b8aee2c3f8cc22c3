import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { type Role, ROLES } from "#app/features/accounts/types.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { draftOf, makePost } from "#tests/factories/posts.ts";
import { createUser, type TestUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { postForm, signedInUser } from "./forms.ts";

const site = useSite();
const users = {} as Record<Role, TestUser>;
const cookies = {} as Record<Role, string>;

beforeAll(async () => {
  for (const role of ROLES) {
    users[role] = await createUser({ role, firstName: "Rosa", lastName: role });
    cookies[role] = await site.signIn(users[role]);
  }
});

const read = async (path: string, cookie: string) => (await site.request(path, { headers: { cookie } })).text();
const send = (cookie: string, fields: Record<string, string>) => postForm(site, "/admin/people", fields, { cookie });
const sendJson = (path: string, cookie: string, body: unknown) =>
  site.request(path, { method: "POST", body: JSON.stringify(body), headers: { cookie, "content-type": "application/json" } });
const roleOf = async (cookie: string) => (await signedInUser(site, cookie))?.role;

/** Returns the screens to which the sidebar leads. */
async function linksOf(role: Role): Promise<string[]> {
  const html = await read(
    (await site.request("/admin", { headers: { cookie: cookies[role] } })).headers.get("location") ?? "",
    cookies[role],
  );
  const [, sidebar = ""] = html.split("<aside");
  return [...(sidebar.split("</aside>")[0] ?? "").matchAll(/href="\/admin\/([\w-]+)"/g)].map(([, name = ""]) => name);
}

describe("Z1: the admin area shows what a role may do", () => {
  test("in its sidebar", async () => {
    expect(await linksOf("viewer")).toEqual(["gifts", "categories", "collections", "metadata", "blog", "uploads", "insights"]);
    expect(await linksOf("author")).toEqual(["blog", "uploads"]);
    const editors = ["gifts", "categories", "collections", "season", "metadata", "suggestions", "teach", "blog", "uploads", "insights"];
    expect(await linksOf("editor")).toEqual(editors);
    expect(await linksOf("admin")).toEqual([
      ...editors,
      "appearance",
      "settings",
      "pages",
      "inbox",
      "testimonials",
      "people",
      "audit",
      "health",
      "start",
    ]);
  });

  test("in its buttons", async () => {
    const buttons = {
      "/admin/gifts": "Add New Gift",
      "/admin/collections": "New collection",
      "/admin/blog": "New Post",
      "/admin/uploads": ">Upload<",
      "/admin/blog/tags": "Add Tag",
    };
    for (const [path, button] of Object.entries(buttons)) {
      expect([path, (await read(path, cookies.viewer)).includes(button)]).toEqual([path, false]);
      expect([path, (await read(path, cookies.editor)).includes(button)]).toEqual([path, true]);
    }
  });

  test("and says of another screen that it is not part of the role, in its frame", async () => {
    const refused = await site.request("/admin/people", { headers: { cookie: cookies.editor } });
    const html = await refused.text();
    expect([refused.status, html.includes("Not part of your role"), html.includes('href="/admin/gifts"')]).toEqual([403, true, true]);
    expect(html).not.toContain("Grant Admin Access");
  });

  test("money is not what a viewer's insights tell", async () => {
    await changeRows(database())`
      insert into unmet_briefs (words, limits, found) values (array['tea'], array['Under $40', 'For adults'], 0)`;
    const [seen, hidden] = [await read("/admin/insights", cookies.editor), await read("/admin/insights", cookies.viewer)];
    expect([seen.includes("Under $40"), hidden.includes("Under $40"), hidden.includes("For adults")]).toEqual([true, false, true]);
    const file = async (cookie: string) => (await read("/admin/insights/unmet.csv?of=requests", cookie)).split("\r\n")[1];
    expect([await file(cookies.editor), await file(cookies.viewer)]).toEqual(['tea,"Under $40, For adults",1,0,0', "tea,For adults,1,0,0"]);
  });
});

describe("an author", () => {
  const save = async (cookie: string, body: object) => {
    const response = await sendJson("/admin/blog/save", cookie, body);
    return { status: response.status, id: response.ok ? ((await response.json()) as { id: string }).id : "" };
  };
  const published = { ...draftOf({ title: "By Rosa" }), status: "published" };

  test("writes, publishes and deletes their own posts, in their own name", async () => {
    const made = await save(cookies.author, { id: null, draftId: null, baseVersion: null, post: published });
    expect(made.status).toBe(200);
    const byline = await readOneRow(database(), rowOf({ name: z.string() }))`
      select a.name from blog_post_authors m join blog_authors a on a.id = m.blog_author_id where m.blog_post_id = ${made.id}`;
    expect(byline.name).toBe("Rosa author");
    expect((await site.request(`/admin/blog/${made.id}`, { headers: { cookie: cookies.author } })).status).toBe(200);
    expect((await save(cookies.author, { id: made.id, draftId: null, baseVersion: null, post: published })).status).toBe(200);
    expect((await sendJson("/admin/blog/changes", cookies.author, { change: "delete", id: made.id })).status).toBe(200);
  });

  test("touches nobody else's, by whatever address; an editor does", async () => {
    const { id } = await makePost({ status: "draft" });
    const subject = { kind: "post", id };
    const attempts = (cookie: string) => [
      site.request(`/admin/blog/${id}`, { headers: { cookie } }),
      site.request(`/admin/blog/${id}/versions`, { headers: { cookie } }),
      sendJson("/admin/blog/save", cookie, { id, draftId: null, baseVersion: null, post: published }),
      sendJson("/admin/blog/editing", cookie, { subject, baseVersion: 1, document: draftOf(), writer: id }),
      sendJson("/admin/blog/changes", cookie, { change: "preview-link", id }),
      sendJson("/admin/blog/changes", cookie, { change: "delete", id }),
    ];
    const before = await readOneRow(database(), rowOf({ version: z.int() }))`select version from blog_posts where id = ${id}`;
    for (const attempt of attempts(cookies.author)) expect((await attempt).status).toBe(403);
    expect(await readOneRow(database(), rowOf({ version: z.int() }))`select version from blog_posts where id = ${id}`).toEqual(before);
    expect(await read("/admin/blog", cookies.author)).not.toContain(`/admin/blog/${id}`);
    expect((await sendJson("/admin/blog/changes", cookies.editor, { change: "delete", id })).status).toBe(200);
  });
});

describe("a second factor that a role needs", () => {
  beforeEach(async () => {
    await database().execute(sql`delete from required_second_factors`);
  });

  test("is set by somebody who has one; people without one are led to it and can do nothing else", async () => {
    const [boss, editor] = [await createUser({ role: "admin" }), await createUser({ role: "editor" })];
    const [cookie, theirs] = [await site.signIn(boss), await site.signIn(editor)];
    const refused = await send(cookie, { intent: "second-factors", editor: "on" });
    expect([refused.status, (await refused.text()).includes("Set up two-factor sign-in for yourself first.")]).toEqual([409, true]);
    await changeRows(database())`update users set two_factor_enabled = true where id = ${boss.id}`;
    expect((await send(cookie, { intent: "second-factors", editor: "on" })).status).toBe(303);
    for (const path of ["/admin", "/admin/gifts", "/admin/gifts/options"])
      expect((await site.request(path, { headers: { cookie: theirs } })).status).toBe(403);
    const html = await read("/admin/gifts", theirs);
    expect([html.includes("Set up two-factor sign-in first"), html.includes('href="/profile/two-factor"')]).toEqual([true, true]);
    expect((await sendJson("/admin/gifts/changes", theirs, { change: "delete", ids: [] })).status).toBe(403);
    expect((await sendJson("/functions/v1/blog-post-access", theirs, { method: "create", post: {} })).status).toBe(403);
    expect((await site.request("/profile/two-factor", { headers: { cookie: theirs } })).status).toBe(200);
    await changeRows(database())`update users set two_factor_enabled = true where id = ${editor.id}`;
    expect((await site.request("/admin/gifts", { headers: { cookie: theirs } })).status).toBe(200);
  });
});

describe("an invitation", () => {
  test("is shown once as a link, leads through signing in, says who invites to what, and gives the role once", async () => {
    const made = await (await send(cookies.admin, { intent: "invite", role: "editor", days: "7" })).text();
    const [path = ""] = /\/invitations\/[\w-]{43}/.exec(made) ?? [];
    expect(await read("/admin/people", cookies.admin)).not.toContain(path);
    const anonymous = await site.request(path);
    expect([anonymous.status, anonymous.headers.get("location")]).toEqual([302, `/auth?next=${encodeURIComponent(path)}`]);
    const guest = await site.signIn(await createUser());
    const shown = (await read(path, guest)).replaceAll("<!-- -->", "");
    expect([shown.includes("Rosa admin"), shown.includes("Become an editor")]).toEqual([true, true]);
    const taken = await postForm(site, path, {}, { cookie: guest });
    expect([taken.status, taken.headers.get("location"), await roleOf(guest)]).toEqual([303, "/admin", "editor"]);
    const late = await site.signIn(await createUser());
    expect(await read(path, late)).toContain("This invitation has already been used");
    expect([(await postForm(site, path, {}, { cookie: late })).status, await roleOf(late)]).toEqual([409, null]);
  });

  test("that is none is a 404, and so many guesses in a row are all", async () => {
    const cookie = await site.signIn(await createUser());
    const look = () => site.request(`/invitations/${"x".repeat(43)}`, { headers: { cookie }, from: "192.0.2.61" });
    for (let count = 0; count < 30; count++) expect((await look()).status).toBe(404);
    expect((await look()).status).toBe(429);
  });

  test("by mail is not made where the site sends none", async () => {
    expect((await send(cookies.admin, { intent: "invite", role: "viewer", days: "1", email: "a@example.com" })).status).toBe(400);
  });
});

describe("a change of role", () => {
  test("promises nobody a mail where the site sends none", async () => {
    const page = await read("/admin/people", cookies.admin);
    expect(page).toContain("You can undo this for 7 days.");
    expect(page).not.toContain("get an email");
  });

  test("keeps the filter, offers to be undone, and is undone", async () => {
    const person = await createUser({ firstName: "Mary", lastName: "Somerville" });
    const cookie = await site.signIn(person);
    const changed = await postForm(
      site,
      "/admin/people?people=somer",
      { intent: "change-role", id: person.id, role: "author" },
      { cookie: cookies.admin },
    );
    const location = changed.headers.get("location") ?? "";
    expect([changed.status, await roleOf(cookie)]).toEqual([303, "author"]);
    expect(location).toMatch(/^\/admin\/people\?people=somer&done=/);
    expect(await read(location, cookies.admin)).toContain("Mary Somerville is now an author");
    const id = new URL(location, "http://site.test").searchParams.get("done") ?? "";
    expect((await send(cookies.editor, { intent: "undo", id })).status).toBe(403);
    expect((await send(cookies.admin, { intent: "undo", id })).status).toBe(303);
    expect(await roleOf(cookie)).toBeNull();
    expect((await send(cookies.admin, { intent: "undo", id })).status).toBe(409);
  });

  test("Z3: of an owner is an owner's, and the screen offers it to nobody else", async () => {
    const refused = await send(cookies.admin, { intent: "change-role", id: users.owner.id, role: "none" });
    expect([refused.status, await roleOf(cookies.owner)]).toEqual([403, "owner"]);
    const page = "/admin/people?role=owner";
    expect([await read(page, cookies.admin), await read(page, cookies.owner)].map((html) => html.includes("is the only owner."))).toEqual([
      false,
      true,
    ]);
  });

  test("people are found by their role", async () => {
    const html = await read("/admin/people?role=viewer", cookies.admin);
    expect([html.includes(users.viewer.email), html.includes(users.author.email)]).toEqual([true, false]);
    expect(await read("/admin/people?role=nonsense", cookies.admin)).toContain(users.author.email);
  });
});
