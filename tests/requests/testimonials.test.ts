import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { listTestimonials } from "#app/features/testimonials/queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { postForm } from "./forms.ts";

const site = useSite();
const home = async () => (await site.request("/")).text();
const read = async (cookie: string) => (await site.request("/admin/testimonials", { headers: { cookie } })).text();

/** Returns an admin's cookie and a function that sends forms as that admin. */
async function editor() {
  const cookie = await site.signIn(await createUser({ role: "admin" }));
  return { cookie, send: (fields: Record<string, string>) => postForm(site, "/admin/testimonials", fields, { cookie }) };
}

async function first() {
  const [testimonial] = await listTestimonials();
  if (testimonial === undefined) throw new Error("There is no testimonial");
  return testimonial;
}

const formOf = ({ id, version, quote, author }: Awaited<ReturnType<typeof first>>) => ({
  intent: "save",
  id,
  version: String(version),
  quote,
  author,
  sortOrder: "10",
  isShown: "on",
});

beforeEach(async () => {
  await changeRows(database())`
    update testimonials set deleted_at = null, is_shown = true, is_example = true where sort_order in (10, 20, 30)`;
  await changeRows(database())`delete from testimonials where sort_order not in (10, 20, 30)`;
  await site.settle();
});

test("C1: sent by script, a stale form is told who saved what; without one it comes back on its old version, so that a second Save replaces nothing", async () => {
  const { cookie, send } = await editor();
  const opened = formOf(await first());
  const change = async (fields: Record<string, string>) => {
    const headers = { cookie, "content-type": "application/json" };
    const response = await site.request("/admin/testimonials/changes", { method: "POST", body: JSON.stringify(fields), headers });
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };
  expect(await change({ ...opened, quote: "Theirs" })).toEqual({ status: 200, answer: { ok: true } });
  expect(await change({ ...opened, quote: "Mine" })).toMatchObject({
    status: 409,
    answer: { ok: false, reason: "stale", savedBy: "Ada Lovelace", testimonial: { quote: "Theirs" } },
  });
  expect(await change({ ...opened, quote: " " })).toMatchObject({
    status: 422,
    answer: { errors: { quote: "Please enter what was said." } },
  });
  expect((await change({ ...opened, surprise: "x" })).status).toBe(400);
  const page = await (await send({ ...opened, quote: "Mine" })).text();
  expect(page).toContain(`name="version" value="${opened.version}"`);
  expect(page).toContain("Mine</textarea>");
  expect((await first()).quote).toBe("Theirs");
});

describe("testimonials ship as content that an admin can edit or switch off", () => {
  test("an edited one loses its label, and the home page shows it immediately", async () => {
    const { send } = await editor();
    expect((await home()).match(/>Example</g)).toHaveLength(3);
    const answer = await send({ ...formOf(await first()), quote: "It took me <b>one</b> lunch break.", author: "Jo, a reader" });
    expect([answer.status, (await answer.text()).includes("Testimonial saved.")]).toEqual([200, true]);
    await site.settle();
    const html = await home();
    expect(html).toContain("It took me &lt;b&gt;one&lt;/b&gt; lunch break.");
    expect(html.match(/>Example</g)).toHaveLength(2);
    expect(html).not.toContain("We’ve just opened");
  });

  test("with all of them switched off the section is gone", async () => {
    const { send } = await editor();
    for (const testimonial of await listTestimonials()) {
      const { isShown: _isShown, ...hidden } = formOf(testimonial);
      expect((await send(hidden)).status).toBe(200);
    }
    await site.settle();
    expect(await home()).not.toContain("What Shoppers Say");
  });

  test("a deleted one can be brought back; the audit log records both", async () => {
    const { send, cookie } = await editor();
    const { id } = await first();
    const gone = await send({ intent: "delete", id });
    expect(await gone.text()).toContain("Testimonial deleted.");
    expect((await listTestimonials()).map((one) => one.id)).not.toContain(id);
    expect((await send({ intent: "delete", id })).status).toBe(409);
    expect(await (await send({ intent: "restore", id })).text()).toContain("Testimonial restored.");
    expect(await read(cookie)).toContain(id);
    const log = await readRows(database(), rowOf({ action: z.string() }))`
      select action from audit_log where subject_id = ${id} order by id`;
    expect(log.slice(-2)).toEqual([{ action: "deleted" }, { action: "restored" }]);
  });
});

describe("nothing is lost", () => {
  test("C1: a stale edit is told, what was typed stays, and what the other saved is shown", async () => {
    const [one, other] = [await editor(), await editor()];
    const stale = formOf(await first());
    expect((await one.send({ ...stale, quote: "First here." })).status).toBe(200);
    const refused = await other.send({ ...stale, quote: "Late, but long." });
    const html = await refused.text();
    expect(refused.status).toBe(409);
    expect(html).toContain("Someone else changed this testimonial in the meantime.");
    expect(html).toContain("Late, but long.");
    expect(html).toContain("First here.");
    expect((await first()).quote).toBe("First here.");
  });

  test("says beside each field what is missing and keeps the rest", async () => {
    const { send } = await editor();
    const answer = await send({ intent: "add", quote: " ", author: "Jo, a reader", sortOrder: "soon", isShown: "on" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    for (const text of ["Please enter what was said.", "Please enter a whole number.", "Jo, a reader"]) expect(html).toContain(text);
  });

  test("takes twelve, also when they come at the same time", async () => {
    const { send } = await editor();
    const fields = { intent: "add", quote: "Good.", author: "Jo, a reader", sortOrder: "", isShown: "on" };
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(fields)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(await listTestimonials()).toHaveLength(12);
  });
});

test("Z5, Z7: strange fields and people without the role change nothing", async () => {
  const { send } = await editor();
  const contents = () => readRows(database(), rowOf({ row: z.string() }))`select t::text as row from testimonials t`;
  const before = await contents();
  const form = formOf(await first());
  expect((await send({ ...form, version: "1", deletedAt: "now" })).status).toBe(400);
  const cookie = await site.signIn(await createUser());
  expect((await postForm(site, "/admin/testimonials", form, { cookie })).status).toBe(403);
  expect((await postForm(site, "/admin/testimonials", form)).status).toBe(302);
  expect(await contents()).toEqual(before);
});
