import type { EditedPost } from "../../post.schema.ts";

/** What every tab of the editor gets: the form, what is wrong with it, and the way to change a part of it. */
export interface EditorTabProps {
  post: EditedPost;
  errors: Record<string, string>;
  change: (changes: Partial<EditedPost>) => void;
}

/** A new post as the editor opens it. */
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

/** The tab that a field stands on, so that what is wrong with it can be brought into sight. */
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
