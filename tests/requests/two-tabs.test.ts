import { describe, expect, test } from "vitest";
import { z } from "zod";
import { CURRENCY } from "#app/platform/money.ts";
import { editItem, removeItem } from "#app/features/lists/items.commands.server.ts";
import { editList } from "#app/features/lists/lists.commands.server.ts";
import { findOwnList } from "#app/features/lists/lists.queries.server.ts";
import { addDays, readToday } from "#app/platform/days.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { createItem, createOwnList } from "#tests/factories/lists.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { postForm } from "./forms.ts";

const site = useSite();
const TOLD = "Nothing you typed is lost, and nothing is saved yet.";
const EMPTY = { description: "", occasionDate: "", claimsRevealedOn: "" };

const decode = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
/** What the form on a page carries along of the values that it was opened with. */
const openedIn = (html: string) => decode(/name="opened" value="([^"]*)"/.exec(html)?.[1] ?? "");

async function owner() {
  const user = await createUser();
  const cookie = await site.signIn(user);
  const list = await createOwnList(user.id, "Birthday");
  const path = `/gift-lists/${list.id}`;
  const read = async (address: string) => (await site.request(address, { headers: { cookie } })).text();
  const post = (address: string, fields: Record<string, string>) => postForm(site, address, fields, { cookie });
  const change = (name: string, fields: Record<string, string>) =>
    site.request(`${path}/changes`, {
      method: "POST",
      body: JSON.stringify({ change: name, fields }),
      headers: { cookie, "content-type": "application/json" },
    });
  return { user, list, path, read, post, change, now: () => findOwnList(user.id, list.id) };
}

describe("two tabs with one list", () => {
  test("each keeps what the other changed; the later tab does not take back a name that it never touched", async () => {
    const { path, read, post, now } = await owner();
    const [one, two] = [openedIn(await read(`${path}?edit=list`)), openedIn(await read(`${path}?edit=list`))];
    const first = await post(path, { ...EMPTY, change: "edit-list", opened: one, name: "For Mom" });
    const second = await post(path, { ...EMPTY, change: "edit-list", opened: two, name: "Birthday", description: "Size M" });
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(await now()).toMatchObject({ name: "For Mom", description: "Size M" });
  });

  test("what both changed is told beside the field, with what was typed; saving again is meant", async () => {
    const { path, read, post, now } = await owner();
    const opened = openedIn(await read(`${path}?edit=list`));
    await post(path, { ...EMPTY, change: "edit-list", opened, name: "For Mom", occasionDate: "2040-12-24" });
    const mine = { ...EMPTY, change: "edit-list", name: "For <Mum>", description: "Size M" };
    const refused = await post(path, { ...mine, opened });
    const html = await refused.text();
    expect([refused.status, html.includes(TOLD)]).toEqual([409, true]);
    expect(html).toContain("It was changed to “For Mom” in the meantime. Save again to use yours instead.");
    expect(html).toContain('value="For &lt;Mum&gt;"');
    expect(html).toContain("Size M</textarea>");
    expect(html, "the day was changed by one side only").not.toContain("changed to “December 24");
    expect(await now()).toMatchObject({ name: "For Mom", description: "" });
    expect((await post(path, { ...mine, opened: openedIn(html) })).status).toBe(303);
    expect(await now()).toMatchObject({ name: "For <Mum>", description: "Size M", occasionDate: "2040-12-24" });
  });

  test("the page's script is told the same, with what its form carries from then on", async () => {
    const { user, list, change, now } = await owner();
    const opened = JSON.stringify({ name: "Birthday", description: "", occasionDate: null, claimsRevealedOn: null });
    await editList(user.id, list.id, { name: "For Mom", description: "", occasionDate: null, claimsRevealedOn: null });
    const fields = { ...EMPTY, opened, name: "For Mum" };
    const refused = await change("edit-list", fields);
    const answer = (await refused.json()) as { opened: string };
    expect([refused.status, answer]).toMatchObject([409, { ok: false, reason: "conflict", errors: { name: expect.any(String) } }]);
    expect((await change("edit-list", { ...fields, opened: answer.opened })).status).toBe(200);
    expect(await now()).toMatchObject({ name: "For Mum" });
  });

  test("a day that has come since the form was opened, or was taken away elsewhere, does not stand in its way", async () => {
    const { user, list, change, now } = await owner();
    const past = addDays(readToday(), -1);
    const opened = JSON.stringify({ name: "Birthday", description: "", occasionDate: null, claimsRevealedOn: past });
    await editList(user.id, list.id, { name: "Birthday", description: "", occasionDate: null, claimsRevealedOn: null });
    expect((await change("edit-list", { ...EMPTY, opened, name: "Mom", claimsRevealedOn: past })).status).toBe(200);
    expect(await now(), "no made-up form brings the day back").toMatchObject({ name: "Mom", claimsRevealedOn: null });
  });

  test("a form that does not say what it was opened with overwrites nothing", async () => {
    const { change, now } = await owner();
    const strange: Record<string, string>[] = [{}, { opened: "{" }, { opened: '{"name":1}' }];
    for (const opened of strange) expect((await change("edit-list", { ...EMPTY, ...opened, name: "Mine" })).status).toBe(409);
    expect((await change("edit-list", { ...EMPTY, name: "Birthday" })).status, "and may say the same").toBe(200);
    expect(await now()).toMatchObject({ name: "Birthday" });
  });

  test("the longest texts of any script fit into a plain form together with what it was opened with", async () => {
    const { path, read, post, now } = await owner();
    const [name, description] = ["爱".repeat(100), "爱".repeat(1000)];
    const first = { ...EMPTY, change: "edit-list", name, description, opened: openedIn(await read(`${path}?edit=list`)) };
    expect((await post(path, first)).status).toBe(303);
    const longer = { ...first, description: "礼".repeat(1000), opened: openedIn(await read(`${path}?edit=list`)) };
    expect((await post(path, longer)).status).toBe(303);
    expect(await now()).toMatchObject({ name, description: longer.description });
  });
});

describe("two tabs with one item", () => {
  test("a note of one and a quantity of the other both stay; two notes are told", async () => {
    const { user, list, path, read, post, now } = await owner();
    const { itemId } = await createItem(user.id, list.id);
    const opened = openedIn(await read(`${path}?edit=${itemId}`));
    const edit = { change: "edit-item", itemId, opened, note: "", quantity: "1" };
    expect((await post(path, { ...edit, quantity: "3" })).status).toBe(303);
    expect((await post(path, { ...edit, note: "blue" })).status).toBe(303);
    expect(await now()).toMatchObject({ items: [{ note: "blue", quantity: 3 }] });
    const refused = await post(path, { ...edit, note: "green", isSplit: "on", splitGoal: "80" });
    const html = await refused.text();
    expect([refused.status, html.includes("It was changed to “blue” in the meantime.")]).toEqual([409, true]);
    expect(html).toContain("green</textarea>");
    expect(html).toContain('value="80"');
    expect((await post(path, { ...edit, note: "green", isSplit: "on", splitGoal: "80", opened: openedIn(html) })).status).toBe(303);
    expect(await now()).toMatchObject({ items: [{ note: "green", quantity: 3, splitGoalCents: 8000, currency: CURRENCY }] });
  });

  test("whether it is shared is told where it can be seen", async () => {
    const { user, list, change } = await owner();
    const { itemId } = await createItem(user.id, list.id);
    const opened = JSON.stringify({ note: "", quantity: 1, splitGoalCents: 5000, currency: CURRENCY });
    await editItem(user.id, list.id, itemId, { note: "", quantity: 1, splitGoalCents: 8000, currency: CURRENCY });
    const off = await change("edit-item", { itemId, opened, note: "", quantity: "1" });
    expect(await off.json()).toMatchObject({ errors: { isSplit: expect.stringContaining("it’s now shared, $80.00 in all.") } });
    await editItem(user.id, list.id, itemId, { note: "", quantity: 1, splitGoalCents: null, currency: CURRENCY });
    const more = await change("edit-item", { itemId, opened, note: "", quantity: "1", isSplit: "on", splitGoal: "60" });
    expect(await more.json()).toMatchObject({ errors: { splitGoal: expect.stringContaining("it’s no longer shared.") } });
    await removeItem(user.id, list.id, itemId);
    expect((await change("edit-item", { itemId, opened, note: "", quantity: "1" })).status).toBe(404);
  });
});

describe("two tabs with one profile", () => {
  test("a first name of one and a last name of the other both stay; two first names are told", async () => {
    const { user, read, post } = await owner();
    const rename = (fields: Record<string, string>) =>
      post("/profile", { intent: "name", firstName: "Ada", lastName: "Lovelace", ...fields });
    const nameNow = async () =>
      (await readOneRow(database(), rowOf({ name: z.string() }))`select name from users where id = ${user.id}`).name;
    const opened = openedIn(await read("/profile"));
    expect((await rename({ opened, lastName: "King" })).status).toBe(303);
    expect((await rename({ opened, firstName: "Augusta" })).status).toBe(303);
    expect(await nameNow()).toBe("Augusta King");
    const refused = await rename({ opened, firstName: "Gussie" });
    const html = await refused.text();
    expect([refused.status, html.includes(TOLD), html.includes('value="Gussie"')]).toEqual([409, true, true]);
    expect(html).toContain("It was changed to “Augusta” in the meantime. Save again to use yours instead.");
    expect(await nameNow()).toBe("Augusta King");
    expect((await rename({ opened: openedIn(html), firstName: "Gussie" })).status).toBe(303);
    expect(await nameNow()).toBe("Gussie King");
  });
});
