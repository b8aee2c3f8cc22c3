import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { idRow, readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { recordClick } from "./commands.server.ts";

useTestDatabase();

const clicks = async () => (await database().execute(sql`select gift_id, marketplace, page from affiliate_clicks order by id`)).rows;

it("records a click, forgets the gift but not the click when the gift goes, and ignores unknown gifts", async () => {
  const { id: giftId } = await readOneRow(database(), idRow)`
    insert into gifts (name, slug) values ('Brass lamp', 'brass-lamp') returning id`;
  await recordClick({ giftId, marketplace: "co.uk", page: "/gifts/brass-lamp" });
  await recordClick({ giftId: crypto.randomUUID(), marketplace: "co.uk", page: "/" });
  expect(await clicks()).toEqual([{ gift_id: giftId, marketplace: "co.uk", page: "/gifts/brass-lamp" }]);
  await database().execute(sql`delete from gifts`);
  expect(await clicks()).toEqual([{ gift_id: null, marketplace: "co.uk", page: "/gifts/brass-lamp" }]);
});

it("keeps nothing that tells visitors apart (P1)", async () => {
  const columns = await readRows(database(), rowOf({ name: z.string() }))`
    select column_name as name from information_schema.columns where table_name = 'affiliate_clicks' order by 1`;
  expect(columns.map(({ name }) => name)).toEqual(["clicked_at", "gift_id", "id", "marketplace", "page"]);
});
