import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { makePost, makeTopic } from "#tests/factories/posts.ts";
import { postsHaveExternalPictures } from "./external-pictures.queries.server.ts";

useTestDatabase();

const OUTSIDE = "https://pictures.example/a.jpg";

beforeEach(async () => {
  await database().execute(sql`delete from blog_posts`);
  await makePost({ coverImage: "/media/cover", content: `![A jug](/media/jug) and [a link](${OUTSIDE}) and \`<img src="${OUTSIDE}">\`` });
});

test("posts with pictures of our own show none of other hosts", async () => {
  expect(await postsHaveExternalPictures()).toBe(false);
});

test.each([
  ["the cover", { coverImage: OUTSIDE }],
  ["a picture in the text", { content: `Look:\n\n![A jug](${OUTSIDE})` }],
  ["a picture with a caption", { content: `![A jug](${OUTSIDE} "On a table")` }],
])("%s may lie on another host", async (_what, traits) => {
  await makePost(traits);
  expect(await postsHaveExternalPictures()).toBe(true);
});

test("an author's picture counts once a post of theirs is shown", async () => {
  const author = await makeTopic("blog_authors");
  await database().execute(sql`update blog_authors set avatar = ${OUTSIDE} where id = ${author.id}`);
  expect(await postsHaveExternalPictures()).toBe(false);
  await makePost({ authors: [author.id] });
  expect(await postsHaveExternalPictures()).toBe(true);
});

test("what readers do not see does not count", async () => {
  await makePost({ coverImage: OUTSIDE, status: "draft" });
  await makePost({ coverImage: OUTSIDE, publishDate: "2199-01-01T00:00:00Z" });
  expect(await postsHaveExternalPictures()).toBe(false);
});
