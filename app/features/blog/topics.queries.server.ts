import { type SQL, sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import type { AdminTopic, TopicKind } from "./types.ts";

const LISTS: Record<TopicKind, SQL> = {
  category: sql`
    select t.id, t.name, t.slug, t.description, t.sort_order as "sortOrder", null as avatar, null as bio, null as url,
      (select count(*)::int from blog_post_categories m where m.blog_category_id = t.id) as posts
    from blog_categories t order by t.sort_order, t.name`,
  tag: sql`
    select t.id, t.name, t.slug, t.description, t.sort_order as "sortOrder", null as avatar, null as bio, null as url,
      (select count(*)::int from blog_post_tags m where m.blog_tag_id = t.id) as posts
    from blog_tags t order by t.sort_order, t.name`,
  author: sql`
    select t.id, t.name, t.slug, null as description, null as "sortOrder", t.avatar, t.bio, t.url,
      (select count(*)::int from blog_post_authors m where m.blog_author_id = t.id) as posts
    from blog_authors t order by t.name`,
};

/** All categories and tags by their order, or all authors by name. */
export async function listAdminTopics(kind: TopicKind): Promise<AdminTopic[]> {
  return (await database().execute<AdminTopic & Record<string, unknown>>(LISTS[kind])).rows;
}
