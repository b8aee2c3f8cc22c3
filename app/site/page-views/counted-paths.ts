const PUBLIC_PAGES = [
  "",
  "gift-finder",
  "categories(?:/[^/]+)?",
  "category/[^/]+/[^/]+",
  "collections(?:/[^/]+)?",
  "gifts/[^/]+",
  "search",
  "blog(?:/[^/]+)?",
  "pages/[^/]+",
  "about|contact|faq|affiliate-disclosure|privacy-policy|terms|cookies",
];
const COUNTED = new RegExp(`^/(?:${PUBLIC_PAGES.join("|")})/?$`);

/** True for the path of a page that is about nobody, and may be counted: none of an account, a list, a claim or the admin area. */
export function isCountedPath(pathname: string): boolean {
  return COUNTED.test(pathname);
}
