import { sql } from "drizzle-orm";
import { readGiftCards } from "../gift-cards.queries.server.ts";
import type { TaxonomyKey } from "../taxonomies.ts";
import type { Category, GiftCard } from "../types.ts";

/** The taxonomies that people shop by and that texts of gifts rarely name. */
export const LIKELY_TAXONOMIES: readonly TaxonomyKey[] = ["recipient", "occasion"];
/** A page with this many gifts needs no guesses beside them. */
const FULL_PAGE = 12;

/**
 * Returns gifts in stock that probably suit a recipient or an occasion, the best first, to stand beside the `listed` ones and be called guesses:
 * as many as the page lacks. They are none of the category's gifts, so no count, filter or sitemap has them.
 */
export async function listLikelyGifts({ id, taxonomy, slug }: Category, listed: number): Promise<GiftCard[]> {
  if (listed >= FULL_PAGE || !LIKELY_TAXONOMIES.includes(taxonomy)) return [];
  return readGiftCards(
    sql`select id, row_number() over (order by score desc, lower(name), id) from (
      select g.id, g.name, likely.score from likely_gifts(${id}::uuid) likely join gifts g on g.id = likely.gift_id
      where g.in_stock order by likely.score desc, lower(g.name), g.id limit ${FULL_PAGE - listed}
    ) best`,
    { [taxonomy]: slug },
  );
}
