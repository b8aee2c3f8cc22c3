/** Number of posts on a page of the list. */
export const POSTS_PER_PAGE = 20;
/** Number of related posts that are shown below a post. */
export const MAX_RELATED_POSTS = 3;
/** Number of newest posts that the feed contains. */
export const FEED_POSTS = 20;
/** Number of headings below which an article gets no table of contents. */
export const MIN_OUTLINE = 3;
/** Number of categories, of tags and of authors that the list's filters offer. */
export const MAX_TOPICS = 20;

export const WORDS_PER_MINUTE = 200;
export const READING_TIME = { min: 1, max: 60 } as const;

/** Cache tag of every page that shows posts (db/migrations/0060-blog.sql). */
export const POSTS_TAG = "posts";

export const BLOG_TEXTS = {
  title: "Blog",
  lead: "Notes on giving well: how to choose, how much to spend, how to wrap, and what to write on the card.",
  description: "Gift guides and notes on giving well: how to choose, how much to spend, how to wrap, and what to write on the card.",
  unknownAuthor: "Unknown Author",
  uncategorized: "Uncategorized",
  notFoundTitle: "Post not found",
  notFound: "This post doesn't exist, or it isn't published.",
  loadFailure: "Could not fetch the blog post. Please try again.",
  listFailure: "Could not fetch blog posts. Please try again.",
  empty: "No posts found.",
  emptyFiltered: "We haven’t written about this yet.",
  emptyText: "Gift guides and notes from the shop will appear here. Until then, the shelves are full.",
  contents: "In this post",
  relatedPosts: "Keep reading",
  relatedGifts: "Gifts from this post",
  paidLinks: "This post shows gifts with paid links to a store.",
  paidTextLinks: "This post has paid links to a store.",
  outOfStock: "Out of Stock",
  minutes: (minutes: number) => `${minutes} min read`,
} as const;

/** Limits in characters; `keywords` and `links` (tags, authors, gifts) count entries. */
export const POST_LIMITS = {
  title: 200,
  slug: 200,
  excerpt: 1000,
  content: 100_000,
  address: 2000,
  seoTitle: 200,
  metaDescription: 400,
  keyword: 60,
  keywords: 30,
  links: 50,
} as const;

export const TOPIC_LIMITS = { name: 120, description: 1000, defaultSortOrder: 999 } as const;

/** Seconds after the last request of an editor until they no longer count as present; the editor sends one every 20 seconds. */
export const PRESENCE_SECONDS = 60;
export const PRESENCE_INTERVAL_MS = 20_000;
/** Milliseconds without typing until the working copy is stored, and until the preview is rendered. */
export const AUTOSAVE_DELAY_MS = 1500;
export const PREVIEW_DELAY_MS = 350;

export const PREVIEW_LINK_DAYS = 7;

/** Days that a new post is stored after its last change, and minutes in which a discarded one can be restored. */
export const UNSAVED_POST_DAYS = 30;
export const UNSAVED_POST_UNDO_MINUTES = 60;

/** Days that a deleted post stays in the trash, from which it can be restored. */
export const POST_TRASH_DAYS = 30;
export const POST_TRASH_PER_PAGE = 50;

export const PREVIEW_TEXTS = {
  note: "This is a preview. The post isn't published yet; please don't pass this link on.",
  unknown: "This preview link doesn't work anymore. Ask the editor for a new one.",
} as const;

/** The address that finds gifts for a post. */
export const GIFT_CHOICES_AT = "/admin/blog/gift-choices";
