import { isMediaPath } from "#app/features/media/media-paths.ts";
import { blogPath, postPath } from "./addresses.ts";
import { BLOG_TEXTS } from "./constants.ts";
import type { PostDetail } from "./types.ts";

/** Returns the absolute URL of a cover in its largest size, for feeds, search engines and social networks; null without a cover. */
export function coverUrl(siteUrl: string, cover: string | null): string | null {
  if (cover === null) return null;
  if (isMediaPath(cover)) return `${siteUrl}${cover}/1200.webp`;
  return cover.startsWith("/") ? siteUrl + cover : cover;
}

/** Returns the schema.org Article of a post's page; `siteUrl` has no slash at its end. */
export function articleMarkup(
  site: { name: string; url: string },
  post: Pick<PostDetail, "title" | "slug" | "excerpt" | "coverImage" | "publishedAt" | "updatedAt" | "section" | "keywords" | "authors">,
): object {
  const url = site.url + postPath(post.slug);
  const image = coverUrl(site.url, post.coverImage);
  const author = post.authors.map(({ name, slug }) => ({ "@type": "Person", name, url: site.url + blogPath({ author: slug }) }));
  return {
    "@type": "Article",
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    ...(image === null ? {} : { image: [image] }),
    datePublished: post.publishedAt.toISOString(),
    // A scheduled post was last changed before it was published, and a modification date must not precede that.
    dateModified: new Date(Math.max(post.updatedAt.getTime(), post.publishedAt.getTime())).toISOString(),
    author: author.length > 0 ? author : [{ "@type": "Person", name: BLOG_TEXTS.unknownAuthor }],
    publisher: { "@type": "Organization", name: site.name, url: site.url },
    ...(post.section === "" ? {} : { articleSection: post.section }),
    ...(post.keywords.length === 0 ? {} : { keywords: post.keywords }),
  };
}

/** Returns the schema.org ProfilePage of an author's page. */
export function authorMarkup(
  siteUrl: string,
  {
    name,
    slug,
    description,
    avatar,
    url,
  }: { name: string; slug: string; description: string | null; avatar: string | null; url: string | null },
): object {
  const image = coverUrl(siteUrl, avatar);
  return {
    "@type": "ProfilePage",
    mainEntity: {
      "@type": "Person",
      name,
      url: siteUrl + blogPath({ author: slug }),
      ...(description ? { description } : {}),
      ...(image === null ? {} : { image }),
      ...(url === null ? {} : { sameAs: [url] }),
    },
  };
}
