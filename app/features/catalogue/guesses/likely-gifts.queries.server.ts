import { sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { readGiftCards } from "../gift-cards.queries.server.ts";
import { pickWithoutTwins } from "../near-twins.ts";
import { spreadTypes } from "../spread-types.ts";
import type { TaxonomyKey } from "../taxonomies.ts";
import type { Category, GiftCard } from "../types.ts";

/** The taxonomies that people shop by and that texts of gifts rarely name. */
export const LIKELY_TAXONOMIES: readonly TaxonomyKey[] = ["recipient", "occasion"];
/** A page with this many gifts needs no guesses beside them. */
const FULL_PAGE = 12;
/** Kinds of things are spread among this many of the best. */
const SPREAD_AMONG = 2 * FULL_PAGE;

const likelyRow = rowOf({ id: uuid, name: z.string(), storeUrl: z.string().nullable() });

/**
 * Returns gifts in stock that probably suit a recipient or an occasion, the best first, to stand beside the `listed` ones and be called guesses:
 * as many as the page lacks. Variants of one product come after everything else, and no kind of thing comes three times in a row. They are none
 * of the category's gifts, so no count, filter or sitemap has them.
 */
export async function listLikelyGifts({ id, taxonomy, slug }: Category, listed: number): Promise<GiftCard[]> {
  if (listed >= FULL_PAGE || !LIKELY_TAXONOMIES.includes(taxonomy)) return [];
  const best = await readRows(readDatabase(), likelyRow)`
    select g.id, g.name, g.affiliate_url as "storeUrl" from likely_gifts(${id}::uuid) likely join gifts g on g.id = likely.gift_id
    where g.in_stock order by likely.score desc, lower(g.name), g.id`;
  const different = pickWithoutTwins(best, SPREAD_AMONG).map((gift) => ({ ...gift, types: [] }));
  const isDifferent = new Set(different.map((gift) => gift.id));
  const ordered = [...spreadTypes(different), ...best.filter((gift) => !isDifferent.has(gift.id))];
  const ids = ordered.slice(0, FULL_PAGE - listed).map((gift) => gift.id);
  return readGiftCards(sql`select id, position from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted (id, position)`, {
    [taxonomy]: slug,
  });
}
