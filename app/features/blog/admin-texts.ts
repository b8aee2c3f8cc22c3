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
    `“${title}” and its versions will move to the trash, and readers won’t find it anymore. You can restore it for ${POST_TRASH_DAYS} days.`,
} as const;

/** Label and badge tone of each post status. The tones stand for the specification's badge variants default, secondary and outline. */
export const STATUS_BADGES = {
  published: { label: "Published", tone: "positive" },
  draft: { label: "Draft", tone: "neutral" },
  archived: { label: "Archived", tone: "outline" },
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
  published: "Readers can see it now.",
  scheduled: "It will go live automatically at that time.",
  unpublished: "Readers can’t see it anymore. It’s a draft again.",
  kept: "Saved as a draft. Readers still see the published post.",
  unpublishTitle: "Unpublish this post?",
  unpublishText:
    "Readers won’t find it anymore, and its address will tell them so. It becomes a draft again and keeps its text and versions.",
  discardTitle: "Discard the draft?",
  discardText: "The editor goes back to what readers see. You’ll still find the draft under Versions.",
  discarded: "Draft discarded",
} as const;

/** Texts of the questions before typed text is discarded. */
export const DISCARD_TEXTS = {
  title: "Discard these changes?",
  changes: "The unsaved changes to this post will be gone.",
  post: (title: string) => `“${title}” was never saved, so it will be gone.`,
} as const;

/** Texts about new posts that were begun and not saved. */
export const UNSAVED_TEXTS = {
  untitled: "Untitled",
  stays: `Only you can see these. We keep them for ${UNSAVED_POST_DAYS} days after your last change.`,
  discarded: "Unsaved post discarded",
  restored: "Unsaved post restored",
  gone: "It’s no longer there.",
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
  category: { one: "category", many: "categories", title: "Category", warning: "Posts in it will have no category." },
  tag: { one: "tag", many: "tags", title: "Tag", warning: "Posts with this tag will lose it." },
  author: { one: "author", many: "authors", title: "Author", warning: "Posts by this author will no longer show their name." },
} as const satisfies Record<TopicKind, TopicTexts>;

export const TOPIC_TEXTS = {
  empty: (kind: TopicKind) => `No ${TOPIC_WORDS[kind].many} found. Create a new ${TOPIC_WORDS[kind].one} to get started.`,
  loadFailed: (kind: TopicKind) => `Failed to load ${TOPIC_WORDS[kind].many}`,
  failed: (action: "create" | "update" | "delete", kind: TopicKind) => `Failed to ${action} ${TOPIC_WORDS[kind].one}`,
  saved: (action: "created" | "updated", kind: TopicKind, name: string) => `${TOPIC_WORDS[kind].title} "${name}" ${action}`,
  deleted: (kind: TopicKind) => `${TOPIC_WORDS[kind].title} deleted`,
  gone: "Someone else deleted it in the meantime. Save to create it again with what’s in the form.",
  deleteTitle: "Are you sure?",
  deleteWarning: (kind: TopicKind, name: string) =>
    `This cannot be undone and may affect posts using “${name}”. ${TOPIC_WORDS[kind].warning}`,
} as const;
