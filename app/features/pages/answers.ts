import { flag, nullable, number, object, oneOf, record, type Shape, text, union, type ValueOf } from "#app/platform/answers/shapes.ts";
import type { PageDocument } from "./types.ts";

/** A page's text, as answers and the drafts of a browser hold it. */
export const pageDocument: Shape<PageDocument> = object({
  title: text,
  lead: text,
  slug: text,
  content: text,
  seoTitle: text,
  metaDescription: text,
  isPublished: flag,
  isInFooter: flag,
  isInHeader: flag,
});

/** The answer to saving a page. */
export const pageSaveAnswer = union(
  object({ ok: oneOf(true), ref: text, version: number, path: text }),
  object({ ok: oneOf(false), reason: oneOf("invalid"), errors: record(text) }),
  object({ ok: oneOf(false), reason: oneOf("full") }),
  object({ ok: oneOf(false), reason: oneOf("gone") }),
  /** Another user has saved first (`savedBy` is null where the log does not say who); `document` is what they saved. */
  object({ ok: oneOf(false), reason: oneOf("stale"), version: number, document: pageDocument, savedBy: nullable(text) }),
);
export type PageSaveAnswer = ValueOf<typeof pageSaveAnswer>;
