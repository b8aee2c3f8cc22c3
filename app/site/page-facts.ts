/** Where a page is linked: in a list of links that every page has, or on other pages (`elsewhere`). */
type LinkedFrom = "header" | "footer" | "admin sidebar" | "elsewhere";
/** How search engines learn of a page: in sitemaps/pages.xml (`itself`), in a sitemap of its kind (`by content`), or not at all. */
type Sitemap = "itself" | "by content" | "no";

export interface PageFacts {
  linkedFrom: LinkedFrom;
  sitemap: Sitemap;
}

const SHOP: PageFacts = { linkedFrom: "header", sitemap: "itself" };
const SMALL_PRINT: PageFacts = { linkedFrom: "footer", sitemap: "itself" };
const CONTENT: PageFacts = { linkedFrom: "elsewhere", sitemap: "by content" };
const PERSONAL: PageFacts = { linkedFrom: "elsewhere", sitemap: "no" };
const ADMIN: PageFacts = { linkedFrom: "admin sidebar", sitemap: "no" };

/**
 * Facts about every page of app/routes.ts, by its address there. The sitemap is generated from them; page-facts.test.ts compares them with
 * the routes, the navigation and the screens that browser tests visit, and its messages state how to add a missing page.
 */
export const PAGE_FACTS: Readonly<Record<string, PageFacts>> = {
  "/": { linkedFrom: "footer", sitemap: "itself" },
  "/gift-finder": SHOP,
  // The sitemap has this page with each of its types.
  "/categories/:type?": SHOP,
  "/category/:type/:slug": CONTENT,
  "/gifts/:gift": CONTENT,
  "/search": PERSONAL,
  "/blog": SHOP,
  "/blog/:slug": CONTENT,
  "/blog/preview/:token": PERSONAL,
  "/about": SHOP,
  "/contact": SMALL_PRINT,
  "/faq": SMALL_PRINT,
  "/affiliate-disclosure": SMALL_PRINT,
  "/privacy-policy": SMALL_PRINT,
  "/terms": SMALL_PRINT,
  "/cookies": SMALL_PRINT,
  "/*": PERSONAL,

  "/auth": PERSONAL,
  "/auth/check-mail": PERSONAL,
  "/auth/two-factor": PERSONAL,
  "/auth/forgot": PERSONAL,
  "/auth/reset": PERSONAL,
  "/auth/resend": PERSONAL,
  "/auth/confirm": PERSONAL,
  "/auth/approve-email": PERSONAL,
  "/auth/confirm-new-email": PERSONAL,
  "/profile": PERSONAL,
  "/profile/security": PERSONAL,
  "/profile/two-factor": PERSONAL,
  "/profile/passkeys": PERSONAL,
  "/profile/data": PERSONAL,
  "/gift-lists": PERSONAL,
  "/gift-lists/:list": PERSONAL,
  "/gift-lists/:list/add": PERSONAL,
  "/saved-gifts": PERSONAL,
  "/l/:token": PERSONAL,
  "/claims/:secret": PERSONAL,

  "/admin-access": PERSONAL,
  "/admin": PERSONAL,
  "/admin/gifts": ADMIN,
  "/admin/gifts/new": PERSONAL,
  "/admin/gifts/:gift": PERSONAL,
  "/admin/gifts/import": PERSONAL,
  "/admin/categories": ADMIN,
  "/admin/metadata": ADMIN,
  "/admin/blog": ADMIN,
  "/admin/blog/categories": PERSONAL,
  "/admin/blog/tags": PERSONAL,
  "/admin/blog/authors": PERSONAL,
  "/admin/blog/new": PERSONAL,
  "/admin/blog/:post": PERSONAL,
  "/admin/uploads": ADMIN,
  "/admin/insights": ADMIN,
  "/admin/testimonials": ADMIN,
  "/admin/access-requests": ADMIN,
  "/admin/audit": ADMIN,
  "/admin/health": ADMIN,
};
