import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { countWaitingGifts } from "#app/features/catalogue/guesses/read-gifts.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { loadVariant } from "./eval-database.ts";
import { loadCatalogue } from "./judge/load-catalogue.ts";

useTestDatabase();

async function countGuesses(): Promise<number> {
  const { rows } = await database().execute<{ guesses: number }>(sql`select count(*)::int as guesses from category_guesses`);
  return rows[0]?.guesses ?? 0;
}

test.each(["as it is", "tags stripped", "messy"] as const)(
  "the catalogue %s is measured as its shoppers see it: read after the import",
  async (variant) => {
    const gifts = await loadVariant(variant);
    expect(await countWaitingGifts()).toBe(0);
    if (variant !== "as it is") expect(await countGuesses()).toBeGreaterThan(gifts.length);
  },
);

test("a catalogue that readers judge is read too", async () => {
  const gifts = await loadCatalogue("tests/eval/small-shop/catalogue.csv");
  expect(gifts).toHaveLength(15);
  expect(await countWaitingGifts()).toBe(0);
  expect(await countGuesses()).toBeGreaterThan(0);
});
