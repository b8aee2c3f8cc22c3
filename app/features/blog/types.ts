export const POST_STATUSES = ["draft", "published", "archived"] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** A block of a rendered article: sanitized HTML, or the places of cards of gifts or of collections. */
export type ArticleBlock = { kind: "html"; html: string } | { kind: "gifts"; slugs: string[] } | { kind: "collections"; slugs: string[] };

/** A heading of an article for its table of contents. `depth` is the level of the element, 2 to 6. */
export interface OutlineEntry {
  id: string;
  text: string;
  depth: number;
}

/** An article as the renderer returns it. */
export interface RenderedArticle {
  blocks: ArticleBlock[];
  outline: OutlineEntry[];
}

/** Width and height of stored pictures in pixels, by `/media/<key>`; pictures of unknown size are missing. */
export type PictureSizes = ReadonlyMap<string, { width: number; height: number }>;

/** A category or tag of the blog. */
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

/** An author with the link to their website as a page has it. */
export interface ShownAuthor extends BlogAuthor {
  /** True where the link earns money. */
  isPaid: boolean;
}

/** A published post as lists show it. */
export interface PostCard {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  coverImage: string | null;
  /** Reading time in minutes. */
  readingTime: number;
  /** Time from which on readers can see it. */
  publishedAt: Date;
  isFeatured: boolean;
  /** Empty where the post names no author. */
  authors: Pick<BlogAuthor, "name" | "slug" | "avatar">[];
  category: Pick<BlogTopic, "name" | "slug"> | null;
}

/** Everything that a post's own page shows, except its gifts. */
export interface PostDetail extends Omit<PostCard, "authors"> {
  article: RenderedArticle;
  seoTitle: string;
  metaDescription: string;
  section: string;
  keywords: string[];
  updatedAt: Date;
  authors: BlogAuthor[];
  tags: Pick<BlogTopic, "name" | "slug">[];
  /** Gifts that the editor linked to the post, in the chosen order. */
  relatedGiftIds: string[];
}

/** Filters of the list of posts, as slugs. */
export interface PostFilters {
  category: string | null;
  tag: string | null;
  author: string | null;
  /** Page number, starting at 1. */
  page: number;
}

/** An option of the list's filters with the number of its published posts. */
export interface TopicCount {
  name: string;
  slug: string;
  posts: number;
}

/** A post in the admin area's list. */
export interface AdminPost {
  id: string;
  title: string;
  slug: string;
  status: PostStatus;
  isFeatured: boolean;
  /** Time of publication, past or future; null without a date. */
  publishedAt: Date | null;
  views: number;
  /** True where changes of it wait as a draft. */
  isWaiting: boolean;
  /** True where the user who sees the list may change and delete the post. */
  mayEdit: boolean;
}

/** Filters of the admin area's list of posts, as ids; null matches all. */
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

/** Options of the editor's fields for category, tags and authors. */
export interface PostChoices {
  categories: { id: string; name: string }[];
  tags: { id: string; name: string }[];
  authors: { id: string; name: string }[];
}

/** A saved version of a post. */
export interface PostVersion {
  version: number;
  /** True where it is what waits as a draft while readers see an earlier one. */
  isWaiting: boolean;
  savedBy: string | null;
  savedAt: Date;
}

export type TopicKind = "category" | "tag" | "author";

/** A category, tag or author as its table in the admin area shows it; columns that a kind does not have are null. */
export interface AdminTopic {
  id: string;
  name: string;
  slug: string;
  description: string | null;
  sortOrder: number | null;
  avatar: string | null;
  bio: string | null;
  url: string | null;
  /** Version number, raised with every change. */
  version: number;
  /** Number of posts that have it, whatever their status. */
  posts: number;
}

/** What a working copy belongs to: a post, or a new post that has this id until it is saved. */
export interface CopySubject {
  kind: "post" | "draft";
  id: string;
}

/** A new post that was begun and not saved. */
export interface UnsavedPost {
  id: string;
  title: string;
  savedAt: Date;
}

/** An editor and whether they may change all posts, or only those that they have made. */
export interface EditingUser {
  id: string;
  editsAll: boolean;
}

/** A post in the trash. */
export interface TrashedPost {
  id: string;
  title: string;
  status: PostStatus;
  deletedAt: Date;
  /** Null where the log does not name them. */
  deletedBy: string | null;
}

/** How a saved post stands to its readers. */
export interface PostStanding {
  status: PostStatus;
  publishDate: string | null;
  /** The slug under which readers find it. */
  slug: string;
  /** True where changes of it wait as a draft. */
  isWaiting: boolean;
}
