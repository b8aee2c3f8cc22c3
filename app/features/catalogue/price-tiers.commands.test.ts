import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { fillPriceTiers } from "./price-tiers.commands.server.ts";

useTestDatabase();

test("a gift gets the tier that its price falls into, and none in another currency", async () => {
  await database().execute(sql`
    insert into categories (taxonomy, name, slug, min_price_cents, max_price_cents, currency) values
      ('priceTier', 'Little treat', 'little-treat', 0, 2500, 'USD'), ('priceTier', 'Petit plaisir', 'petit-plaisir', 0, 2500, 'EUR'),
      ('priceTier', 'Generous', 'generous', 2500, null, 'USD')`);
  const gifts = await Promise.all(["Mug", "Tasse", "Becher"].map((name) => createGift({ name, price: "20.00" })));
  const ids = gifts.map(({ id }) => id);
  await database().execute(sql`update gifts set currency = case name when 'Tasse' then 'EUR' else 'CHF' end where name <> 'Mug'`);
  await fillPriceTiers(database(), ids);
  const rows = await readRows(database(), rowOf({ gift: z.string(), tier: z.string() }))`
    select g.name as gift, c.slug as tier from gift_categories m join gifts g on g.id = gift_id join categories c on c.id = category_id
    order by 1`;
  expect(rows).toEqual([
    { gift: "Mug", tier: "little-treat" },
    { gift: "Tasse", tier: "petit-plaisir" },
  ]);
});
