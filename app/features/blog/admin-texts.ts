import { POST_TRASH_DAYS, UNSAVED_POST_DAYS } from "./constants.ts";
import type { PostStatus, TopicKind } from "./types.ts";

/** Texts of the blog's admin area; where the specification has a text, it is used word for word. */
export const ADMIN_BLOG_TEXTS = {
  title: "Blog Management",
  newPost: "New Post",
  tabs: { posts: "Posts", category: "Categories", tag: "Tags", author: "Authors" },
  featuredOnly: "Featured posts only",
  empty: "No posts found.",
  fetchFailed: "Error fetching blog posts",
  fetchFailedText: "Could not fetch blog posts. Please try again.",
  error: "Error",
  postFetchFailed: "Could not fetch the blog post. Please try again.",
  deleteTitle: "Are you sure?",
  deletePost: (title: string) =>
    `“${title}” goes to the trash with its versions, and readers no longer find it. You can restore it for ${POST_TRASH_DAYS} days.`,
} as const;

/** Label and badge tone of each post status. The tones stand for the specification's badge variants default, secondary and outline. */
export const STATUS_BADGES = {
  published: { label: "published", tone: "positive" },
  draft: { label: "draft", tone: "neutral" },
  archived: { label: "archived", tone: "outline" },
} as const satisfies Record<PostStatus, object>;

export const EDITOR_TEXTS = {
  create: "Create Blog Post",
  edit: "Edit Blog Post",
  tabs: { content: "Content", metadata: "Metadata", topics: "Categories & Tags", relations: "Relations" },
  save: "Save",
  saveDraft: "Save Draft",
  saving: "Saving...",
  slugPlaceholder: "post-url-slug",
  schedule: "Schedule post",
  featured: "Featured Post",
  noCategory: "No category",
  noCategories: "No categories found",
  tagsSelected: (count: number) => `${count} tag(s) selected`,
  noAuthors: "No authors selected",
  newAuthor: "Create new author",
  noGifts: "No gifts linked to this post",
  created: "Blog post created successfully!",
  updated: "Blog post updated successfully!",
  deleted: "Blog post deleted successfully!",
  authorCreated: "Author profile created successfully!",
  createFailed: "Could not create the blog post. Please try again.",
  updateFailed: "Could not update the blog post. Please try again.",
  updateFailedTitle: "Error updating blog post",
  deleteFailed: "Could not delete the blog post. Please try again.",
  authorFailed: (message: string) => `Could not create the author: ${message}`,
  denied: { title: "Permission denied", description: "You need admin privileges to manage the blog." },
  notAuthenticated: "User not authenticated",
  authorFailedMessage: "Failed to create author",
} as const;

/** Texts of the buttons that publish a post, and of what they do. */
export const PUBLISHING_TEXTS = {
  publish: "Publish now",
  schedule: "Schedule",
  reschedule: "Change the date",
  update: "Update",
  unpublish: "Unpublish",
  wait: "Keep as draft",
  discardWaiting: "Discard the draft",
  published: "Readers see it now.",
  scheduled: "It appears by itself when its time comes.",
  unpublished: "Readers no longer see it. It is a draft again.",
  kept: "Kept as a draft. Readers see the post as it was.",
  unpublishTitle: "Unpublish this post?",
  unpublishText: "Readers no longer find it, and its address says so. It becomes a draft, with all its text and its versions.",
  discardTitle: "Discard the draft?",
  discardText: "The post is then what readers see. The draft stays among its versions.",
  discarded: "The draft is discarded",
} as const;

/** Texts of the questions before typed text is discarded. */
export const DISCARD_TEXTS = {
  title: "Discard these changes?",
  changes: "What was typed and not saved will be gone from this post.",
  post: (title: string) => `“${title}” was never saved. It will be gone.`,
} as const;

/** Texts about new posts that were begun and not saved. */
export const UNSAVED_TEXTS = {
  untitled: "Untitled",
  stays: `Only you see these. They stay for ${UNSAVED_POST_DAYS} days after your last word.`,
  discarded: "Unsaved post discarded",
  restored: "Unsaved post restored",
  gone: "It is not there any more.",
  failed: "That didn't work. Please try again in a moment.",
} as const;

interface TopicTexts {
  one: string;
  many: string;
  title: string;
  warning: string;
}

/** Words for categories, tags and authors in headings, buttons and warnings. */
export const TOPIC_WORDS = {
  category: { one: "category", many: "categories", title: "Category", warning: "The posts in it will have no category." },
  tag: { one: "tag", many: "tags", title: "Tag", warning: "The posts that carry it will lose it." },
  author: { one: "author", many: "authors", title: "Author", warning: "The posts by this author will lose the name." },
} as const satisfies Record<TopicKind, TopicTexts>;

export const TOPIC_TEXTS = {
  empty: (kind: TopicKind) => `No ${TOPIC_WORDS[kind].many} found. Create a new ${TOPIC_WORDS[kind].one} to get started.`,
  loadFailed: (kind: TopicKind) => `Failed to load ${TOPIC_WORDS[kind].many}`,
  failed: (action: "create" | "update" | "delete", kind: TopicKind) => `Failed to ${action} ${TOPIC_WORDS[kind].one}`,
  saved: (action: "created" | "updated", kind: TopicKind, name: string) => `${TOPIC_WORDS[kind].title} "${name}" ${action}`,
  deleted: (kind: TopicKind) => `${TOPIC_WORDS[kind].title} deleted`,
  gone: "Somebody else has deleted it meanwhile. Save to make it anew with what stands here.",
  deleteTitle: "Are you sure?",
  deleteWarning: (kind: TopicKind, name: string) =>
    `This cannot be undone and may affect posts using “${name}”. ${TOPIC_WORDS[kind].warning}`,
} as const;
