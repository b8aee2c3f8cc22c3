import { valueOrNull } from "#app/platform/answers/shapes.ts";
import { editedPost } from "../../answers.ts";
import type { EditedPost } from "../../post-form.ts";

/** Props of every tab of the editor: the form, its errors by field, and a function that changes some of its fields. */
export interface EditorTabProps {
  post: EditedPost;
  errors: Record<string, string>;
  change: (changes: Partial<EditedPost>) => void;
}

/** Returns the form of a new post. */
export function emptyPost(authorIds: string[]): EditedPost {
  return {
    title: "",
    slug: "",
    excerpt: "",
    content: "",
    coverImage: null,
    publishDate: null,
    seoTitle: "",
    metaDescription: "",
    readingTime: 1,
    isFeatured: false,
    status: "draft",
    keywords: [],
    tags: [],
    category: null,
    authors: authorIds,
    relatedGiftIds: [],
  };
}

/** The tab of each field, so that the tab of an invalid field can be opened. */
export const TAB_OF_FIELD: Readonly<Record<string, string>> = {
  title: "content",
  slug: "content",
  excerpt: "content",
  content: "content",
  seoTitle: "metadata",
  metaDescription: "metadata",
  coverImage: "metadata",
  readingTime: "metadata",
  status: "metadata",
  publishDate: "metadata",
  isFeatured: "metadata",
  keywords: "metadata",
  category: "topics",
  tags: "topics",
  authors: "relations",
  relatedGiftIds: "relations",
};

/**
 * Returns the form of a post that was stored in the browser, or null where the value is not one; users and extensions can edit that
 * storage.
 */
export function readPostDraft(value: unknown): EditedPost | null {
  return valueOrNull(editedPost, value);
}

/** Local-storage prefix for posts that the server could not store. */
export const POST_DRAFT_ROOM = "presently:post-draft:";
/** Follows the prefix where the id is that of a new post. */
export const NEW_POST_MARK = "new:";
