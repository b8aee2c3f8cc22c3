import { BLOG_TEXTS } from "./constants.ts";

/** Returns the host of a website for display ("example.com"), or the text itself where it is not a URL. */
export function websiteHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : url;
}

/** Returns the names of a post's authors, or the specification's placeholder where it has none. */
export function authorNamesOf(authors: readonly { name: string }[]): string[] {
  return authors.length === 0 ? [BLOG_TEXTS.unknownAuthor] : authors.map(({ name }) => name);
}
