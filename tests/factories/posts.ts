import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { PostDraft } from "#app/features/blog/post-form.ts";
import { createPost } from "#app/features/blog/posts.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { idRow, readOneRow } from "#app/platform/db/rows.server.ts";

/** Returns a valid post with the given values. */
export function draftOf(traits: Partial<PostDraft> = {}): PostDraft {
  const unique = randomUUID().slice(0, 8);
  return {
    title: `Post ${unique}`,
    slug: `post-${unique}`,
    excerpt: "A few words about it.",
    content: "Some *text*.",
    coverImage: null,
    publishDate: null,
    seoTitle: "",
    metaDescription: "",
    readingTime: 1,
    isFeatured: false,
    status: "published",
    keywords: [],
    tags: [],
    category: null,
    authors: [],
    relatedGiftIds: [],
    ...traits,
  };
}

/** Inserts a post into the test database, published unless the traits differ; its owner is whom it is made by. */
export async function makePost(
  traits: Partial<PostDraft> = {},
  by: string | null = null,
): Promise<{ id: string; slug: string; title: string; version: number }> {
  const draft = draftOf(traits);
  return { ...(await createPost({ id: by }, draft)), title: draft.title };
}

/** Inserts a category, tag or author of the blog into the test database and returns its id and slug. */
export async function makeTopic(
  table: "blog_categories" | "blog_tags" | "blog_authors",
  name = `Topic ${randomUUID().slice(0, 8)}`,
): Promise<{ id: string; slug: string; name: string }> {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const { id } = await readOneRow(database(), idRow)`
    insert into ${sql.identifier(table)} (name, slug) values (${name}, ${slug}) returning id`;
  return { id, slug, name };
}
