import { sql } from "drizzle-orm";
import { z } from "zod";

/** The columns of a page's text, by the names of PageDocument. */
export const DOCUMENT_COLUMNS = sql`
  title, lead, slug, content, seo_title as "seoTitle", meta_description as "metaDescription", is_published as "isPublished",
  is_in_footer as "isInFooter", is_in_header as "isInHeader"`;
export const documentShape = {
  title: z.string(),
  lead: z.string(),
  slug: z.string(),
  content: z.string(),
  seoTitle: z.string(),
  metaDescription: z.string(),
  isPublished: z.boolean(),
  isInFooter: z.boolean(),
  isInHeader: z.boolean(),
};
