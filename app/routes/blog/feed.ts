import { BLOG_TEXTS, FEED_POSTS, POSTS_TAG } from "#app/features/blog/constants.ts";
import { atomFeed } from "#app/features/blog/feed.ts";
import { findNextPublication, listNewestPosts } from "#app/features/blog/posts.queries.server.ts";
import { findSiteNames } from "#app/features/look/site-names.queries.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/feed";

/** GET /blog/feed.xml: the newest posts as an Atom feed. */
export async function loader({ context }: Route.LoaderArgs) {
  const [posts, nextPublication] = await Promise.all([listNewestPosts(FEED_POSTS), findNextPublication()]);
  const info = context.get(requestInfoContext);
  info.cacheTags.add(POSTS_TAG);
  info.expiresAt = nextPublication;
  const { siteName: name, siteUrl: url } = await findSiteNames();
  return new Response(atomFeed({ name, url }, `${name} ${BLOG_TEXTS.title}`, posts), {
    headers: { "content-type": "application/atom+xml; charset=utf-8" },
  });
}
