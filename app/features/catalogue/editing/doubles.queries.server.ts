import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import type { Double } from "./answers.ts";

const MAX_DOUBLES = 5;

const doubleRow = rowOf({ id: uuid, name: z.string(), hasSameLink: z.boolean(), hasSameName: z.boolean() });

/**
 * Returns other gifts that may be the same one, at most five: they lead to the same page of a store, whatever tags and campaigns their links
 * carry, or have the same name. The likeliest come first. Empty texts equal none.
 */
export async function findDoubles(gift: { id: string | null; name: string; affiliateUrl: string }): Promise<Double[]> {
  const [name, url] = [gift.name.trim().toLowerCase(), gift.affiliateUrl.trim()];
  return readRows(database(), doubleRow)`
    select id, name, "hasSameLink", "hasSameName" from (
      select id, name, coalesce(md5(store_address(affiliate_url)) = md5(store_address(${url})), false) as "hasSameLink",
          ${name} <> '' and lower(name) = ${name} as "hasSameName"
        from (
          (select id, name, affiliate_url from gifts
            where affiliate_url is not null and md5(store_address(affiliate_url)) = md5(store_address(${url})) limit ${MAX_DOUBLES + 1})
          union
          (select id, name, affiliate_url from gifts where ${name} <> '' and lower(name) = ${name} limit ${MAX_DOUBLES + 1})
        ) found where id is distinct from ${gift.id}::uuid
    ) doubles order by "hasSameLink" and "hasSameName" desc, "hasSameLink" desc, name, id limit ${MAX_DOUBLES}`;
}
