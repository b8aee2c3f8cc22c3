import { blogPath, postPath } from "./addresses.ts";
import { authorNamesOf } from "./authors.ts";
import { coverUrl } from "./markup.ts";
import type { PostCard } from "./types.ts";

const XML_ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Escapes a text for XML; characters that XML does not allow are removed. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (sign) => XML_ENTITIES[sign] ?? "");
}

/** Returns the blog as an Atom feed (RFC 4287), newest first; `siteUrl` has no slash at its end. */
export function atomFeed(site: { name: string; url: string }, title: string, posts: readonly PostCard[]): string {
  const newest = posts[0]?.publishedAt ?? new Date(0);
  const entries = posts.map((post) => {
    const url = escapeXml(site.url + postPath(post.slug));
    const cover = coverUrl(site.url, post.coverImage);
    return [
      "<entry>",
      `<id>urn:uuid:${post.id}</id>`,
      `<title>${escapeXml(post.title)}</title>`,
      `<link href="${url}"/>`,
      ...(cover === null
        ? []
        : [`<link rel="enclosure" href="${escapeXml(cover)}"${cover.endsWith(".webp") ? ' type="image/webp"' : ""}/>`]),
      `<published>${post.publishedAt.toISOString()}</published>`,
      `<updated>${post.publishedAt.toISOString()}</updated>`,
      ...authorNamesOf(post.authors).map((name) => `<author><name>${escapeXml(name)}</name></author>`),
      ...(post.category === null ? [] : [`<category term="${escapeXml(post.category.slug)}" label="${escapeXml(post.category.name)}"/>`]),
      `<summary>${escapeXml(post.excerpt)}</summary>`,
      "</entry>",
    ].join("\n");
  });
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">`,
    `<id>${escapeXml(site.url + blogPath())}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link href="${escapeXml(site.url + blogPath())}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(site.url)}/blog/feed.xml"/>`,
    `<updated>${newest.toISOString()}</updated>`,
    ...entries,
    "</feed>",
    "",
  ].join("\n");
}
