import { ACCESS } from "#app/access.ts";
import { postPath } from "#app/features/blog/addresses.ts";
import { POSTS_TAG } from "#app/features/blog/constants.ts";
import { findNextPublication, listSitemapPosts } from "#app/features/blog/posts.queries.server.ts";
import { ALL_GIFTS_TAG } from "#app/features/catalogue/taxonomies.ts";
import { BROWSED_TAXONOMIES, categoriesPath, categoryPath, giftPath } from "#app/features/catalogue/addresses.ts";
import { GIFTS_PER_SITEMAP, listSitemapCategories, listSitemapGifts } from "#app/features/catalogue/sitemap.queries.server.ts";
import { collectionPath } from "#app/features/collections/addresses.ts";
import { COLLECTIONS_TAG } from "#app/features/collections/constants.ts";
import { limitToNextDate, listSitemapCollections } from "#app/features/collections/shown-collections.queries.server.ts";
import { pagePath } from "#app/features/pages/constants.ts";
import { listSitemapPages } from "#app/features/pages/pages.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { type SitemapEntry, sitemapXml } from "#app/platform/seo/sitemap-xml.ts";
import type { Route } from "./+types/sitemap-file";

/** The single pages in the sitemap; the overview of categories appears with each of its types. */
const PAGES = Object.entries(ACCESS)
  .filter(([, { sitemap }]) => sitemap === "itself")
  .flatMap(([address]) => (address === "/categories/:type?" ? BROWSED_TAXONOMIES.map(categoriesPath) : [address]));

/** Returns the entries of a file, or null where there is no such file. */
async function listEntries(file: string): Promise<SitemapEntry[] | null> {
  if (file === "pages.xml") {
    const own = (await listSitemapPages()).map(({ slug, changedAt }) => ({ path: pagePath({ slug, isBuiltIn: false }), changedAt }));
    return [...PAGES.map((path) => ({ path, changedAt: null })), ...own];
  }
  if (file === "categories.xml") {
    const categories = await listSitemapCategories(["recipient", "occasion", "interest", "giftType", "theme"]);
    return categories.map(({ key, slug, changedAt }) => ({ path: categoryPath(key, slug), changedAt }));
  }
  if (file === "collections.xml") {
    await limitToNextDate();
    return (await listSitemapCollections()).map(({ slug, changedAt }) => ({ path: collectionPath(slug), changedAt }));
  }
  if (file === "posts.xml") return (await listSitemapPosts()).map(({ slug, changedAt }) => ({ path: postPath(slug), changedAt }));
  const number = /^gifts-([1-9]\d{0,3})\.xml$/.exec(file)?.[1];
  if (number === undefined) return null;
  const gifts = await listSitemapGifts(Number(number) - 1, GIFTS_PER_SITEMAP);
  return gifts.length === 0 ? null : gifts.map(({ id, changedAt }) => ({ path: giftPath(id), changedAt }));
}

/** GET /sitemaps/{file}: pages.xml, categories.xml, collections.xml, posts.xml, or gifts-1.xml and onwards. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const info = context.get(requestInfoContext);
  if (/^(?:gifts|categories)/.test(params.file)) info.cacheTags.add(ALL_GIFTS_TAG);
  if (params.file === "collections.xml") info.cacheTags.add(COLLECTIONS_TAG);
  if (params.file === "posts.xml") {
    info.cacheTags.add(POSTS_TAG);
    info.expiresAt = await findNextPublication();
  }
  const entries = await listEntries(params.file);
  if (entries === null) throwPageError(404, { detail: "There’s no such sitemap. See /sitemap.xml for the ones there are." });
  return new Response(sitemapXml(config().siteUrl, entries), { headers: { "content-type": "application/xml; charset=utf-8" } });
}
