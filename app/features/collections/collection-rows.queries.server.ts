import { sql } from "drizzle-orm";
import { z } from "zod";
import { timestamp, uuid } from "#app/platform/db/rows.server.ts";
import { COLLECTION_SORTS } from "./constants.ts";
import { collectionRule } from "./rule.ts";

/** What decides which gifts a collection `c` has. */
export const PICK_COLUMNS = sql`
  c.rule, c.sort,
  array(select gift_id from collection_gifts where collection_id = c.id and position is not null order by position) as pinned,
  array(select gift_id from collection_gifts where collection_id = c.id and position is null order by gift_id) as "leftOut"`;
export const pickShape = {
  rule: collectionRule.nullable(),
  sort: z.enum(COLLECTION_SORTS),
  pinned: z.array(uuid),
  leftOut: z.array(uuid),
};

/** The texts and the picture of a collection `c`. */
export const TEXT_COLUMNS = sql`
  c.slug, c.title, c.lead, c.story, c.image, c.image_alt as "imageAlt", c.seo_title as "seoTitle", c.meta_description as "metaDescription"`;
export const textShape = {
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  story: z.string(),
  image: z.string().nullable(),
  imageAlt: z.string(),
  seoTitle: z.string(),
  metaDescription: z.string(),
};

/** Where a collection `c` stands to shoppers now. */
export const STANDING = sql`case
  when c.deleted_at is not null then 'deleted' when c.state = 'draft' then 'draft' when c.shown_until <= now() then 'ended'
  when c.shown_from > now() then 'scheduled' else 'shown' end`;
export const collectionStanding = z.enum(["draft", "shown", "scheduled", "ended", "deleted"]);

export const datesShape = { shownFrom: timestamp.nullable(), shownUntil: timestamp.nullable() };
export const DATE_COLUMNS = sql`c.shown_from as "shownFrom", c.shown_until as "shownUntil"`;
