import type { SiteLink } from "#app/features/look/types.ts";
import type { BuiltInKey } from "./constants.ts";

/** A page of text as its editor has it. */
export interface PageDocument {
  title: string;
  /** A sentence or two under the title. */
  lead: string;
  /** The end of the address; the key of a page that every site has. */
  slug: string;
  /** Markdown, with placeholders in double braces. */
  content: string;
  /** The title for search engines; empty for the title itself. */
  seoTitle: string;
  metaDescription: string;
  isPublished: boolean;
  /** True for a link in the footer. Those of the pages that every site has are links of the look. */
  isInFooter: boolean;
  /** True for a link in the header, behind those of the look and as far as there is room. */
  isInHeader: boolean;
}

/** Whether a page has a link in the header; "full" where it asks for one and there is no room. */
export type HeaderPlace = "none" | "linked" | "full";

/** A page in the list of the admin area. */
export interface ListedPage {
  /** What its editor is opened with: a key, or the id of an own page. */
  ref: string;
  title: string;
  path: string;
  isBuiltIn: boolean;
  /** The id of the row with the owner's text; null where the built-in text is shown. */
  id: string | null;
  isPublished: boolean;
  isInFooter: boolean;
  header: HeaderPlace;
  changedAt: Date | null;
}

/** The links to pages of the owner's own. */
export interface PageLinks {
  footer: SiteLink[];
  header: SiteLink[];
}

/** A page as its editor is opened. */
export interface PageToEdit {
  /** Null for a page that nobody has saved yet. */
  id: string | null;
  builtIn: BuiltInKey | null;
  /** Version of the text, 0 where nobody has saved one. */
  version: number;
  document: PageDocument;
}
