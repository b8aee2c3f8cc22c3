import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import type { AdminTopic, TopicKind } from "./types.ts";

const adminTopicRow = rowOf({
  id: uuid,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  sortOrder: z.int().nullable(),
  avatar: z.string().nullable(),
  bio: z.string().nullable(),
  url: z.string().nullable(),
  version: z.int(),
  posts: z.int(),
});

const LISTS: Record<TopicKind, (condition: SQL) => SQL> = {
  category: (condition) => sql`
    select t.id, t.name, t.slug, t.description, t.sort_order as "sortOrder", null as avatar, null as bio, null as url, t.version,
      (select count(*)::int from blog_post_categories m where m.blog_category_id = t.id) as posts
    from blog_categories t where ${condition} order by t.sort_order, t.name`,
  tag: (condition) => sql`
    select t.id, t.name, t.slug, t.description, t.sort_order as "sortOrder", null as avatar, null as bio, null as url, t.version,
      (select count(*)::int from blog_post_tags m where m.blog_tag_id = t.id) as posts
    from blog_tags t where ${condition} order by t.sort_order, t.name`,
  author: (condition) => sql`
    select t.id, t.name, t.slug, null as description, null as "sortOrder", t.avatar, t.bio, t.url, t.version,
      (select count(*)::int from blog_post_authors m where m.blog_author_id = t.id) as posts
    from blog_authors t where ${condition} order by t.name`,
};

/** Returns all categories or tags by their sort order, or all authors by name. */
export async function listAdminTopics(kind: TopicKind): Promise<AdminTopic[]> {
  return readRows(database(), adminTopicRow)`${LISTS[kind](sql`true`)}`;
}

/** Returns one category, tag or author, or null. */
export async function findAdminTopic(kind: TopicKind, id: string, executor: Executor): Promise<AdminTopic | null> {
  return readRow(executor, adminTopicRow)`${LISTS[kind](sql`t.id = ${id}`)}`;
}
