import type { GiftChoice } from "#app/features/catalogue/gift-choices.ts";
import type { FormShape } from "#app/ui/saving/merge.ts";
import type { EditedPost } from "./post-form.ts";
import type { PostChoices } from "./types.ts";

/** The fields of the editor's form with their names. */
export const POST_FIELD_NAMES = {
  title: "Title",
  slug: "Slug",
  excerpt: "Excerpt",
  content: "Content",
  seoTitle: "SEO Title",
  metaDescription: "Meta Description",
  coverImage: "Cover Image URL",
  readingTime: "Reading Time (minutes)",
  status: "Status",
  publishDate: "Publish Date",
  isFeatured: "Featured Post",
  keywords: "Keywords",
  category: "Category",
  tags: "Tags",
  authors: "Authors",
  relatedGiftIds: "Related gifts",
} as const satisfies Record<keyof EditedPost, string>;

export type PostField = keyof typeof POST_FIELD_NAMES;

/** The form of a post, so that two editors' changes can be merged field by field. */
export const POST_SHAPE: FormShape<EditedPost, PostField> = {
  fields: Object.keys(POST_FIELD_NAMES) as PostField[],
  isSame: (one, other, field) => JSON.stringify(one[field]) === JSON.stringify(other[field]),
  withFieldOf: (form, field, other) => ({ ...form, [field]: other[field] }),
};

/** Returns the moment of publishing in the zone and form of this browser. */
export const describePublishDate = ({ publishDate }: Pick<EditedPost, "publishDate">): string =>
  publishDate === null ? "" : new Date(publishDate).toLocaleString();

/** Returns the value of a field as text; ids are shown as names. */
export function describePostField(post: EditedPost, field: PostField, choices: PostChoices, gifts: readonly GiftChoice[]): string {
  const names: Partial<Record<PostField, readonly { id: string; name: string }[]>> = {
    category: choices.categories,
    tags: choices.tags,
    authors: choices.authors,
    relatedGiftIds: gifts,
  };
  const value = post[field];
  if (field === "publishDate") return describePublishDate(post);
  if (typeof value === "boolean") return value ? "yes" : "no";
  const nameOf = (id: string) => names[field]?.find((each) => each.id === id)?.name ?? id;
  return [value ?? []].flat().map(String).map(nameOf).join(", ");
}
