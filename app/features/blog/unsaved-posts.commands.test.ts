import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { draftOf, makePost } from "#tests/factories/posts.ts";
import { createUser, type TestUser } from "#tests/factories/users.ts";
import { createPost, updatePost } from "./posts.commands.server.ts";
import type { CopySubject } from "./types.ts";
import { discardWorkingCopy, keepWorkingCopy, purgeWorkingCopies, restoreWorkingCopy } from "./unsaved-posts.commands.server.ts";
import { findWorkingCopy, listUnsavedPosts } from "./unsaved-posts.queries.server.ts";

useTestDatabase();

let ada: TestUser;
let grace: TestUser;
beforeAll(async () => {
  ada = await createUser({ role: "admin" });
  grace = await createUser({ firstName: "Grace", lastName: "Hopper", role: "admin" });
});

const newDraft = (): CopySubject => ({ kind: "draft", id: randomUUID() });
const titleOf = async (user: TestUser, subject: CopySubject) => (await findWorkingCopy(user.id, subject))?.document.title;
/** Simulates a window of the editor; returns a function that types a title. */
function openWindow(user: TestUser, subject: CopySubject, found: { writer: string; revision: number } | null = null) {
  const writer = randomUUID();
  let after = found === null ? null : { writer: found.writer, revision: found.revision };
  return async (title: string) => {
    const outcome = await keepWorkingCopy(user.id, subject, { baseVersion: 1, document: draftOf({ title }), writer, after });
    if (outcome === "kept") after = { writer, revision: 0 };
    return outcome;
  };
}

describe("new posts that are not saved", () => {
  test("each is stored separately, and all are listed, the newest first", async () => {
    const user = await createUser({ role: "admin" });
    const [first, second] = [newDraft(), newDraft()];
    await openWindow(user, first)("First");
    await openWindow(user, second)("Second");
    expect([await titleOf(user, first), await titleOf(user, second)]).toEqual(["First", "Second"]);
    expect((await listUnsavedPosts(user.id)).map(({ title }) => title)).toEqual(["Second", "First"]);
  });

  test("what is typed on takes the place of what was typed before, also after a reload", async () => {
    const draft = newDraft();
    const type = openWindow(ada, draft);
    await type("Half a ti");
    await type("Half a title");
    expect(await titleOf(ada, draft)).toBe("Half a title");
    const found = await findWorkingCopy(ada.id, draft);
    expect(await openWindow(ada, draft, found)("A title")).toBe("kept");
    expect(await titleOf(ada, draft)).toBe("A title");
  });

  test("an answer that got lost on the way takes nothing away from the window that sent it", async () => {
    const draft = newDraft();
    const writer = randomUUID();
    const copy = { baseVersion: 0, document: draftOf({ title: "Once" }), writer, after: null };
    await keepWorkingCopy(ada.id, draft, copy);
    expect(await keepWorkingCopy(ada.id, draft, { ...copy, document: draftOf({ title: "Twice" }) })).toBe("kept");
    expect(await titleOf(ada, draft)).toBe("Twice");
  });

  test("of two windows with the same one, the second hears of the first and overwrites nothing", async () => {
    const draft = newDraft();
    await openWindow(ada, draft)("From before");
    const found = await findWorkingCopy(ada.id, draft);
    const [one, other] = [openWindow(ada, draft, found), openWindow(ada, draft, found)];
    expect([await one("One"), await other("Other")]).toEqual(["kept", "elsewhere"]);
    expect(await titleOf(ada, draft)).toBe("One");
  });

  test("a window that went on from a copy overwrites nothing that was typed since where it began", async () => {
    const draft = newDraft();
    const first = openWindow(ada, draft);
    await first("Begun");
    const second = openWindow(ada, draft, await findWorkingCopy(ada.id, draft));
    await first("Begun, and more");
    expect(await second("Begun elsewhere")).toBe("elsewhere");
    expect(await titleOf(ada, draft)).toBe("Begun, and more");
  });

  test("nobody else can read, overwrite, discard or restore it", async () => {
    const draft = newDraft();
    await openWindow(ada, draft)("Mine");
    const found = await findWorkingCopy(ada.id, draft);
    expect(await findWorkingCopy(grace.id, draft)).toBeNull();
    expect(await openWindow(grace, draft, found)("Hers")).toBe("elsewhere");
    expect(await discardWorkingCopy(grace.id, draft)).toBe(false);
    await discardWorkingCopy(ada.id, draft);
    expect(await restoreWorkingCopy(grace.id, draft)).toBe(false);
    await restoreWorkingCopy(ada.id, draft);
    expect(await titleOf(ada, draft)).toBe("Mine");
  });

  test("saving one forgets it and no other; a window that goes on with it hears that it is gone", async () => {
    const [saved, other] = [newDraft(), newDraft()];
    await openWindow(ada, saved)("To be saved");
    await openWindow(ada, other)("Still open");
    const found = await findWorkingCopy(ada.id, saved);
    await createPost(ada, draftOf(), { draftId: saved.id });
    expect([await titleOf(ada, saved), await titleOf(ada, other)]).toEqual([undefined, "Still open"]);
    expect(await openWindow(ada, saved, found)("More")).toBe("elsewhere");
    expect(await titleOf(ada, saved)).toBeUndefined();
  });

  test("discarded, it is gone from the list, and can be brought back until it is purged", async () => {
    const user = await createUser({ role: "admin" });
    const draft = newDraft();
    await openWindow(user, draft)("Thrown away");
    expect(await discardWorkingCopy(user.id, draft)).toBe(true);
    expect([await listUnsavedPosts(user.id), await findWorkingCopy(user.id, draft)]).toEqual([[], null]);
    expect(await restoreWorkingCopy(user.id, draft)).toBe(true);
    expect(await titleOf(user, draft)).toBe("Thrown away");
    await discardWorkingCopy(user.id, draft);
    await purgeWorkingCopies(new Date(Date.now() + 59 * 60_000));
    expect(await restoreWorkingCopy(user.id, draft)).toBe(true);
    await discardWorkingCopy(user.id, draft);
    await purgeWorkingCopies(new Date(Date.now() + 61 * 60_000));
    expect(await restoreWorkingCopy(user.id, draft)).toBe(false);
  });

  test("after thirty days without a word it goes; before, it stays", async () => {
    const [old, young] = [newDraft(), newDraft()];
    await openWindow(ada, old)("Old");
    await openWindow(ada, young)("Young");
    for (const [{ id }, age] of [
      [old, "30 days 1 hour"],
      [young, "29 days 23 hours"],
    ] as const)
      await database().execute(sql`update blog_working_copies set saved_at = now() - ${age}::interval where id = ${id}`);
    await purgeWorkingCopies(new Date());
    expect([await titleOf(ada, old), await titleOf(ada, young)]).toEqual([undefined, "Young"]);
  });
});

describe("unsaved work on a post", () => {
  test("is stored for its editor alone, and deleted when it is saved or discarded", async () => {
    const post = await makePost();
    const subject: CopySubject = { kind: "post", id: post.id };
    expect(await openWindow(ada, subject)("Half a ti")).toBe("kept");
    expect(await titleOf(ada, subject)).toBe("Half a ti");
    expect(await findWorkingCopy(grace.id, subject)).toBeNull();
    await updatePost(ada, post.id, draftOf({ slug: post.slug }), null);
    expect(await findWorkingCopy(ada.id, subject)).toBeNull();

    const type = openWindow(ada, subject);
    await type("Again");
    await discardWorkingCopy(ada.id, subject);
    expect(await findWorkingCopy(ada.id, subject)).toBeNull();
    expect(await openWindow(ada, subject)("Anew")).toBe("kept");
  });

  test("of two windows with the same post, the second overwrites nothing of the first", async () => {
    const subject: CopySubject = { kind: "post", id: (await makePost()).id };
    await openWindow(ada, subject)("One");
    expect(await openWindow(ada, subject)("Other")).toBe("elsewhere");
    expect(await titleOf(ada, subject)).toBe("One");
  });

  test("nothing is stored for a post that was deleted", async () => {
    expect(await openWindow(ada, { kind: "post", id: randomUUID() })("Lost")).toBe("gone");
  });
});
