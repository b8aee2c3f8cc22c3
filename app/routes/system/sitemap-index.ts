import { GIFTS_PER_SITEMAP, listGiftSitemapDates } from "#app/features/catalogue/sitemap.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { sitemapIndexXml } from "#app/platform/seo/sitemap-xml.ts";

/** GET /sitemap.xml: the index of the sitemaps. */
export async function loader() {
  const giftDates = await listGiftSitemapDates(GIFTS_PER_SITEMAP);
  const xml = sitemapIndexXml(config().siteUrl, [
    { path: "/sitemaps/pages.xml", changedAt: null },
    { path: "/sitemaps/categories.xml", changedAt: null },
    { path: "/sitemaps/collections.xml", changedAt: null },
    { path: "/sitemaps/posts.xml", changedAt: null },
    ...giftDates.map((changedAt, index) => ({ path: `/sitemaps/gifts-${index + 1}.xml`, changedAt })),
  ]);
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
