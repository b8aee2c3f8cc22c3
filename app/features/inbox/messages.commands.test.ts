import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser } from "#tests/factories/users.ts";
import { answerAddress, inboxPath } from "./inbox-form.ts";
import { changeMessage, keepContactMessage, noteMailedMessage, purgeMessages } from "./messages.commands.server.ts";
import { countMessages, listMessages } from "./messages.queries.server.ts";

useTestDatabase();
const letter = { name: "Ada", email: "ada+gifts@example.com", message: "Do you wrap?\nTwice?" };
const open = () => listMessages({ folder: "open", page: 1 });
const done = () => listMessages({ folder: "done", page: 1 });

beforeEach(async () => {
  await database().execute(sql`delete from contact_messages`);
});

test("a message is open until somebody has dealt with it, and can be opened again", async () => {
  const grace = await createUser({ firstName: "Grace", lastName: "Hopper", role: "admin" });
  const id = await keepContactMessage(letter);
  expect(await open()).toMatchObject([{ ...letter, isMailed: false, doneAt: null }]);
  await noteMailedMessage(id);
  expect(await changeMessage(grace.id, id, "done")).toBe(true);
  expect([await open(), await countMessages()]).toEqual([[], { open: 0, done: 1 }]);
  expect(await done()).toMatchObject([{ id, isMailed: true, doneBy: "Grace Hopper" }]);
  expect(await changeMessage(grace.id, id, "reopen")).toBe(true);
  expect(await open()).toMatchObject([{ id, doneAt: null, doneBy: null }]);
});

test("P1: a deleted message is gone, and the log knows nothing of who wrote it", async () => {
  const { id: actorId } = await createUser({ role: "admin" });
  const id = await keepContactMessage(letter);
  expect([await changeMessage(actorId, id, "delete"), await changeMessage(actorId, id, "delete")]).toEqual([true, false]);
  const { rows } = await database().execute(sql`select action, subject_name, before, after from audit_log where subject_id = ${id}`);
  expect(rows).toEqual([{ action: "deleted", subject_name: "A message", before: {}, after: {} }]);
});

test("P1: after a year a message is deleted", async () => {
  const id = await keepContactMessage(letter);
  const age = (days: number) =>
    database().execute(sql`update contact_messages set received_at = now() - make_interval(days => ${days}) where id = ${id}`);
  await age(364);
  await purgeMessages();
  expect(await open()).toHaveLength(1);
  await age(366);
  await purgeMessages();
  expect(await open()).toEqual([]);
});

test("an answer opens in the reader's mail program, with what was asked; nothing of it can add a recipient", () => {
  expect(answerAddress("Presently", letter)).toBe(
    "mailto:ada%2Bgifts@example.com?subject=Your%20message%20to%20Presently&body=%0A%0AAda%20wrote%3A%0A%3E%20Do%20you%20wrap%3F%0A%3E%20Twice%3F%0A",
  );
  expect(answerAddress("Presently", { ...letter, email: "a@example.com?bcc=b@example.com" })).not.toContain("?bcc");
  expect([inboxPath({ folder: "open", page: 1 }), inboxPath({ folder: "done", page: 2 })]).toEqual([
    "/admin/inbox",
    "/admin/inbox?folder=done&page=2",
  ]);
});
