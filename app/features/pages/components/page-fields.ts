import { valueOrNull } from "#app/platform/answers/shapes.ts";
import { plainShape } from "#app/ui/saving/merge.ts";
import { pageDocument } from "../answers.ts";
import type { PageDocument } from "../types.ts";

export type PageValues = PageDocument & Record<string, unknown>;
export type PageField = keyof PageDocument;

/** Names of the fields, such as where two editors have changed the same one. */
export const PAGE_FIELD_NAMES: Record<PageField, string> = {
  title: "Title",
  lead: "Opening sentence",
  slug: "Slug",
  content: "Content",
  seoTitle: "SEO title",
  metaDescription: "Meta description",
  isPublished: "Published",
  isInFooter: "In the footer",
  isInHeader: "In the header",
};

export const PAGE_FORM_SHAPE = plainShape<PageValues, PageField>(Object.keys(PAGE_FIELD_NAMES) as PageField[]);

/** Returns the page that this browser has stored as a draft, also one of the release before the header's box, or null. */
export function readPageDraft(value: unknown): PageValues | null {
  const draft = valueOrNull(pageDocument, { isInHeader: false, ...(value as object | null) });
  return draft === null ? null : { ...draft };
}

export function describePageField(form: PageValues, field: PageField): string {
  const value = form[field];
  return typeof value === "boolean" ? (value ? "Yes" : "No") : value;
}
