import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import type { Double } from "./answers.ts";

const MAX_DOUBLES = 5;

const doubleRow = rowOf({ id: uuid, name: z.string(), hasSameLink: z.boolean(), hasSameName: z.boolean() });

/**
 * Returns other gifts that may be the same one, at most five: they lead to the same page of a store, whatever tags and campaigns their links
 * carry, or have the same name. Empty texts equal none.
 */
export async function findDoubles(gift: { id: string | null; name: string; affiliateUrl: string }): Promise<Double[]> {
  const [name, url] = [gift.name.trim().toLowerCase(), gift.affiliateUrl.trim()];
  return readRows(database(), doubleRow)`
    select id, name, bool_or(is_link) as "hasSameLink", bool_or(not is_link) as "hasSameName" from (
      (select id, name, true as is_link from gifts
        where affiliate_url is not null and md5(store_address(affiliate_url)) = md5(store_address(${url})) limit ${MAX_DOUBLES + 1})
      union all
      (select id, name, false from gifts where ${name} <> '' and lower(name) = ${name} limit ${MAX_DOUBLES + 1})
    ) found where id is distinct from ${gift.id}::uuid
    group by id, name order by bool_or(is_link) desc, name, id limit ${MAX_DOUBLES}`;
}
