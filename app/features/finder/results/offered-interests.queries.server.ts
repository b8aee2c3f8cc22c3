import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { Memo } from "../memo.ts";
import { offeredInterests } from "./offered-interests.ts";

/** An import changes what the shop has; a minute later the steps know it. */
const TTL_MS = 60_000;
const memo = new Memo<"offered", readonly string[]>("offered interests", { most: 1, ttlMs: TTL_MS });

/** Returns the interests that the finder's steps offer in this shop. */
export async function listOfferedInterests(): Promise<readonly string[]> {
  const known = memo.get("offered");
  if (known !== undefined) return known;
  const rows = await readRows(readDatabase(), rowOf({ slug: z.string() }))`
    select c.slug from categories c cross join lateral (
      select count(*) as gifts from gift_categories m where m.category_id = c.id
    ) carried
    where c.taxonomy = 'interest' and carried.gifts > 0 order by carried.gifts desc, c.sort_order, c.slug`;
  const offered = offeredInterests(rows.map(({ slug }) => slug));
  memo.set("offered", offered);
  return offered;
}
