/** Cache tag of what shows a page of text; the trigger of migration 0218 notifies it, and drops every cached page: footers name pages. */
export const PAGES_TAG = "pages";

/** The pages that every site has. Their texts are built in until an owner writes others. */
export const BUILT_IN_PAGES = [
  { key: "about", path: "/about", name: "About" },
  { key: "faq", path: "/faq", name: "FAQ" },
  { key: "contact", path: "/contact", name: "Contact" },
  { key: "privacy-policy", path: "/privacy-policy", name: "Privacy policy" },
  { key: "terms", path: "/terms", name: "Terms of use" },
  { key: "cookies", path: "/cookies", name: "Cookies" },
  { key: "affiliate-disclosure", path: "/affiliate-disclosure", name: "Affiliate disclosure" },
] as const;
export type BuiltInKey = (typeof BUILT_IN_PAGES)[number]["key"];

export function isBuiltInKey(text: string): text is BuiltInKey {
  return BUILT_IN_PAGES.some(({ key }) => key === text);
}

/** Returns the address of a page of text. */
export function pagePath({ slug, isBuiltIn }: { slug: string; isBuiltIn: boolean }): string {
  return isBuiltIn ? `/${slug}` : `/pages/${slug}`;
}

export const PAGE_LIMITS = { title: 120, lead: 400, slug: 120, content: 30_000, seoTitle: 120, metaDescription: 300 } as const;
/** The most pages of one's own; the footer would hold no more. */
export const MAX_OWN_PAGES = 50;
/** Versions of each page that are retained. */
export const RETAINED_PAGE_VERSIONS = 50;
/** Days for which a deleted page can be brought back. */
export const PAGE_TRASH_DAYS = 30;
