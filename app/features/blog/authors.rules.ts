import { BLOG_TEXTS } from "./constants.ts";

/** The host of a website as it is shown, "example.com"; the text itself where it is no address. */
export function websiteHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : url;
}

/** Who wrote a post, each by name; the specification's word where nobody is named. */
export function authorNamesOf(authors: readonly { name: string }[]): string[] {
  return authors.length === 0 ? [BLOG_TEXTS.unknownAuthor] : authors.map(({ name }) => name);
}
