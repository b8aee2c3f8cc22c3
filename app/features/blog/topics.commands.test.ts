import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser, type TestUser } from "#tests/factories/users.ts";
import { shapeOfTopic, toTopicFields } from "./topic-fields.ts";
import { createTopic, deleteTopic, updateTopic } from "./topics.commands.server.ts";
import { listAdminTopics } from "./topics.queries.server.ts";

useTestDatabase();

let grace: TestUser;
beforeAll(async () => {
  grace = await createUser({ firstName: "Grace", lastName: "Hopper", role: "admin" });
});

const INPUTS = {
  category: { kind: "category", name: "Wrapping", slug: "wrapping", description: "Paper" },
  tag: { kind: "tag", name: "By hand", slug: "by-hand-too", description: "Slowly", sortOrder: 3 },
  author: { kind: "author", name: "Ada", avatar: null, bio: "Writes", url: null },
} as const;

for (const kind of ["category", "tag", "author"] as const) {
  test(`C1: a ${kind} that somebody else has saved since is not overwritten, and is told with the name`, async () => {
    const id = await createTopic(grace.id, INPUTS[kind]);
    const named = (name: string) => ({ ...INPUTS[kind], name });
    expect(await updateTopic(grace.id, { id, version: 1 }, named("Hers"))).toEqual({ ok: true, id });
    const refused = await updateTopic(grace.id, { id, version: 1 }, named("His"));
    expect(refused).toMatchObject({ ok: false, reason: "stale", savedBy: "Grace Hopper", topic: { id, name: "Hers", version: 2 } });
    expect((await listAdminTopics(kind)).find((topic) => topic.id === id)).toMatchObject({ name: "Hers", version: 2 });
    expect(await updateTopic(grace.id, { id, version: 2 }, named("Both"))).toEqual({ ok: true, id });

    const { after } = await readOneRow(database(), rowOf({ after: z.record(z.string(), z.unknown()) }))`
      select after from audit_log where subject_id = ${id} order by id desc limit 1`;
    expect(after).not.toHaveProperty("version");
    await deleteTopic(grace.id, kind, id);
    expect(await updateTopic(grace.id, { id, version: 3 }, named("Late"))).toEqual({ ok: false, reason: "not-found" });
  });
}

test("two editors' forms of a tag are merged field by field", () => {
  const shape = shapeOfTopic("tag");
  const topic = {
    id: "1",
    name: "Tea",
    slug: "tea",
    description: null,
    sortOrder: 5,
    avatar: null,
    bio: null,
    url: null,
    version: 1,
    posts: 0,
  };
  expect(toTopicFields("tag", topic)).toEqual({ name: "Tea", slug: "tea", description: "", sortOrder: "5" });
  expect(shape.fields).toEqual(["name", "slug", "description", "sortOrder"]);
});
