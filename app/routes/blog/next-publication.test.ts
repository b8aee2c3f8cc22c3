import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type RequestInfo, requestInfoContext } from "#app/platform/request-context.ts";
import { useTestDatabase } from "#tests/database.ts";
import { makePost } from "#tests/factories/posts.ts";
import { loader as loadSitemap } from "../system/sitemap-file.ts";
import { loader as loadFeed } from "./feed.ts";
import { loader as loadList } from "./list.tsx";
import { loader as loadPost } from "./post.tsx";

useTestDatabase();

const ROUTES = [
  ["/blog", loadList, {}],
  ["/blog/shown", loadPost, { slug: "shown" }],
  ["/blog/feed.xml", loadFeed, {}],
  ["/sitemaps/posts.xml", loadSitemap, { file: "posts.xml" }],
] as const;

test.each(ROUTES)("Z6: no cache holds %s beyond the moment when the next scheduled post appears", async (path, loader, params) => {
  const publishDate = new Date(Date.now() + 40_000);
  await makePost({ slug: `later-${crypto.randomUUID()}`, publishDate: publishDate.toISOString() });
  if (path === "/blog/shown") await makePost({ slug: "shown" });
  const context = new RouterContextProvider();
  const info = { cacheTags: new Set(), expiresAt: null } as RequestInfo;
  context.set(requestInfoContext, info);
  await loader({ params, context, request: new Request(`http://site.test${path}`) } as never);
  expect(info.expiresAt?.getTime()).toBeGreaterThan(Date.now());
  expect(info.expiresAt?.getTime()).toBeLessThanOrEqual(publishDate.getTime());
});
