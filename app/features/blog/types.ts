export const POST_STATUSES = ["draft", "published", "archived"] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** A piece of a rendered article: sanitised HTML, or the places of gift cards. */
export type ArticleBlock = { kind: "html"; html: string } | { kind: "gifts"; slugs: string[] };

/** A heading of an article, for its table of contents. `depth` is that of the element, 2 to 6. */
export interface OutlineEntry {
  id: string;
  text: string;
  depth: number;
}

/** An article as the renderer makes it of Markdown. */
export interface RenderedArticle {
  blocks: ArticleBlock[];
  outline: OutlineEntry[];
}

/** The width and height in pixels of stored pictures, by `/media/<key>`; of what is not in it nothing is known. */
export type PictureSizes = ReadonlyMap<string, { width: number; height: number }>;

/** A category or a tag of the blog, as a page names it. */
export interface BlogTopic {
  id: string;
  name: string;
  slug: string;
}

export interface BlogAuthor extends BlogTopic {
  avatar: string | null;
  bio: string | null;
  url: string | null;
}

/** What a list shows of a published post. */
export interface PostCard {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  coverImage: string | null;
  /** Minutes. */
  readingTime: number;
  /** From when on it has been there for readers. */
  publishedAt: Date;
  isFeatured: boolean;
  /** Empty where the post names nobody. */
  authors: Pick<BlogAuthor, "name" | "slug" | "avatar">[];
  category: Pick<BlogTopic, "name" | "slug"> | null;
}

/** Everything a post's own page shows, but for its gifts. */
export interface PostDetail extends Omit<PostCard, "authors"> {
  article: RenderedArticle;
  seoTitle: string;
  metaDescription: string;
  section: string;
  keywords: string[];
  updatedAt: Date;
  authors: BlogAuthor[];
  tags: Pick<BlogTopic, "name" | "slug">[];
  /** The gifts that the editor named beside the text, in his order. */
  relatedGiftIds: string[];
}

/** What a list of posts is narrowed to, by slugs. */
export interface PostFilters {
  category: string | null;
  tag: string | null;
  author: string | null;
  /** Counts from 1. */
  page: number;
}

/** A choice of the list's filters, and how many published posts have it. */
export interface TopicCount {
  name: string;
  slug: string;
  posts: number;
}

/** A post in the list of the admin area. */
export interface AdminPost {
  id: string;
  title: string;
  slug: string;
  status: PostStatus;
  isFeatured: boolean;
  /** When it is published, or will be; null without a date. */
  publishedAt: Date | null;
  views: number;
}

/** What the admin area's list of posts is narrowed to: ids, and null for all. */
export interface AdminPostFilters {
  q: string;
  category: string | null;
  tag: string | null;
  author: string | null;
  status: PostStatus | null;
  featured: boolean;
  sort: AdminPostSort;
  page: number;
}

export type AdminPostSort = "created" | "title" | "-title" | "published" | "-published" | "views" | "-views";

/** What the editor chooses from. */
export interface PostChoices {
  categories: { id: string; name: string }[];
  tags: { id: string; name: string }[];
  authors: { id: string; name: string }[];
}

/** A gift that can be linked to a post. */
export interface GiftChoice {
  id: string;
  slug: string;
  name: string;
  image: string | null;
  /** "Home Decor" */
  category: string | null;
}

/** An earlier state of a post. */
export interface PostVersion {
  version: number;
  savedBy: string | null;
  savedAt: Date;
}

export type TopicKind = "category" | "tag" | "author";

/** A category, tag or author as its table in the admin area shows it; what a kind does not have is null. */
export interface AdminTopic {
  id: string;
  name: string;
  slug: string;
  description: string | null;
  sortOrder: number | null;
  avatar: string | null;
  bio: string | null;
  url: string | null;
  /** How many posts have it, whatever their status. */
  posts: number;
}
