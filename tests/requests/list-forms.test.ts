import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { listItems } from "#app/features/lists/items.queries.server.ts";
import { findOwnList } from "#app/features/lists/lists.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { createItem, createOwnList } from "#tests/factories/lists.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { postForm } from "./forms.ts";

const site = useSite();
/** What the forms of a new list and a new item on it carry along. */
const OPENED_LIST = JSON.stringify({ name: "Mom", description: "", occasionDate: null, claimsRevealedOn: null });
const OPENED_ITEM = JSON.stringify({ note: "", quantity: 1, splitGoalCents: null, currency: CURRENCY });

async function owner() {
  const user = await createUser();
  const cookie = await site.signIn(user);
  const list = await createOwnList(user.id, "Mom");
  const path = `/gift-lists/${list.id}`;
  return {
    user,
    list,
    path,
    get: (address: string) => site.request(address, { headers: { cookie } }),
    post: (fields: Record<string, string>, headers: Record<string, string> = {}) => postForm(site, path, fields, { cookie, headers }),
  };
}

test("a change by a plain form leads back to the list, to what was changed", async () => {
  const { user, list, path, post } = await owner();
  const [one, two] = [await createItem(user.id, list.id), await createItem(user.id, list.id)];
  const target = await createOwnList(user.id, "Dad");
  const edit = { change: "edit-item", itemId: one.itemId, opened: OPENED_ITEM, note: "blue", quantity: "2", splitGoal: "10" };
  const ways = [
    await post({ change: "edit-list", opened: OPENED_LIST, name: "Mother", description: "", occasionDate: "", claimsRevealedOn: "" }),
    await post({ change: "share", isOn: "on" }),
    await post(edit),
    await post({ change: "place-item", itemId: two.itemId, beforeId: one.itemId }),
    await post({ change: "copy-item", itemId: one.itemId, targetId: target.id }),
    await post({ change: "remove-item", itemId: two.itemId }),
    await post({ change: "restore-item", itemId: two.itemId }),
    await post({ change: "move-item", itemId: two.itemId, targetId: target.id }),
  ];
  expect(ways.map((answer) => [answer.status, answer.headers.get("location")])).toEqual([
    [303, path],
    [303, `${path}?edit=sharing`],
    [303, `${path}#item-${one.itemId}`],
    [303, `${path}#item-${two.itemId}`],
    [303, `${path}#item-${one.itemId}`],
    [303, `${path}?removed=${two.itemId}`],
    [303, `${path}#item-${two.itemId}`],
    [303, path],
  ]);
  expect(await findOwnList(user.id, list.id)).toMatchObject({
    name: "Mother",
    isPublic: true,
    items: [{ id: one.itemId, note: "blue", quantity: 2, splitGoalCents: null, currency: CURRENCY }],
  });
  expect(await listItems(target.id)).toHaveLength(2);
});

test("what is wrong stands beside its field, with everything that was typed", async () => {
  const { user, list, post } = await owner();
  const { itemId } = await createItem(user.id, list.id);
  const item = await post({ change: "edit-item", itemId, note: "size <M>", quantity: "0", isSplit: "on", splitGoal: "12.50" });
  const html = await item.text();
  expect([item.status, html.includes("Please enter a number from 1 to 99.")]).toEqual([422, true]);
  expect(html).toContain("size &lt;M&gt;</textarea>");
  expect(html).toContain('value="12.50"');
  const details = await post({ change: "edit-list", name: "", description: "for her", occasionDate: "2040-12-24", claimsRevealedOn: "" });
  const page = await details.text();
  expect([details.status, page.includes("Please enter a name for your list.")]).toEqual([422, true]);
  expect(page).toContain('value="2040-12-24"');
});

test("Z4, Z5, A9: plain forms are held to the same as the pages' scripts", async () => {
  const { user, list, post } = await owner();
  const { itemId } = await createItem(user.id, list.id);
  const strangers = await createOwnList((await createUser()).id);
  const theirs = await postForm(site, `/gift-lists/${strangers.id}`, { change: "share", isOn: "on" }, { cookie: await site.signIn(user) });
  const answers = [
    theirs,
    await post({ change: "remove-item", itemId: crypto.randomUUID() }),
    await post({ change: "move-item", itemId, targetId: strangers.id }),
    await post({ change: "drop" }),
    await post({ intent: "share" }),
    await post({ change: "share", isOn: "on", user_id: user.id }),
    await post({ change: "share", isOn: "on" }, { origin: "https://evil.example" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400, 400, 400, 403]);
  expect(await findOwnList(user.id, list.id)).toMatchObject({ isPublic: false, items: [{ id: itemId }] });
  const anonymous = await postForm(site, `/gift-lists/${list.id}`, { change: "share", isOn: "on" });
  expect(anonymous.headers.get("location")).toBe(`/auth?next=${encodeURIComponent(`/gift-lists/${list.id}`)}`);
});

test("what was taken off can be put back from the page, by its owner and from this list only", async () => {
  const { user, list, path, get, post } = await owner();
  const { itemId } = await createItem(user.id, list.id, { name: "Brass bell" });
  await post({ change: "remove-item", itemId });
  expect(await (await get(`${path}?removed=${itemId}`)).text()).toContain('<b class="font-semibold">Brass bell</b> was removed');
  const other = await createOwnList(user.id);
  expect(await (await get(`/gift-lists/${other.id}?removed=${itemId}`)).text()).not.toContain("was removed");
  expect((await get(`${path}?removed=%00'`)).status).toBe(200);
  expect((await get(`${path}?edit=${"x".repeat(500)}`)).status).toBe(200);
});

test("what was removed within the hour has a place on the page, whatever the address says, and goes back from there", async () => {
  const { user, list, path, get, post } = await owner();
  const items = [await createItem(user.id, list.id, { name: "Brass bell" }), await createItem(user.id, list.id, { name: "Wool scarf" })];
  expect(await (await get(path)).text()).not.toContain("Recently removed");
  for (const { itemId } of items) await post({ change: "remove-item", itemId });
  const html = await (await get(path)).text();
  expect(html).toContain('aria-label="Recently removed"');
  expect(html.indexOf("Put back Wool scarf"), "the last one first").toBeLessThan(html.indexOf("Put back Brass bell"));
  const other = await createOwnList(user.id);
  expect(await (await get(`/gift-lists/${other.id}`)).text()).not.toContain("Recently removed");
  await post({ change: "restore-item", itemId: items[1]?.itemId ?? "" });
  expect(await (await get(path)).text()).not.toContain("Put back Wool scarf");
  await database().execute(
    sql`update gift_list_items set deleted_at = now() - interval '61 minutes' where gift_list_id = ${list.id} and deleted_at is not null`,
  );
  expect(await (await get(path)).text(), "an hour later").not.toContain("Recently removed");
});

test("so have deleted lists among one's own, and nobody else's", async () => {
  const [one, other] = [await owner(), await owner()];
  await postForm(site, "/gift-lists", { intent: "delete", listId: one.list.id }, { cookie: await site.signIn(one.user) });
  const html = await (await one.get("/gift-lists")).text();
  expect([html.includes('aria-label="Recently deleted"'), html.includes("Put back Mom")]).toEqual([true, true]);
  expect(await (await one.get(`/gift-lists?deleted=${one.list.id}`)).text(), "offered once").not.toContain("Put back Mom");
  expect(await (await other.get("/gift-lists")).text()).not.toContain("Recently deleted");
});
