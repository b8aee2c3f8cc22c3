import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { listOfferedChoices } from "./offered-choices.queries.server.ts";

useTestDatabase();

test("what gifts carry, what they likely are and what they cost is offered, and nothing else", async () => {
  const { id: tea } = await createCategory("interest", { slug: "tea" });
  for (const name of ["Trowel", "Spade"])
    await createGift({ name, recipient: ["dad"], occasion: ["fathers-day"], interest: ["gardening"], price: "30.00" });
  const kettle = await createGift({ name: "Kettle", recipient: ["dad"], interest: ["coffee"], price: "60.00" });
  await createGift({ name: "Sold out", recipient: ["mom"], price: "400.00", inStock: false });
  await createCategory("recipient", { slug: "wife" });
  await database().execute(sql`
    insert into category_guesses (gift_id, category_id, source, weight, confidence) values (${kettle.id}, ${tea}, 'learnt', 0.6, 0.75)`);
  const { people, occasions, interests, budgets } = await listOfferedChoices();
  const ids = people.flatMap(([, group]) => group);
  expect([ids.includes("dad"), ids.includes("wife")]).toEqual([true, false]);
  expect(occasions).toEqual([["Every year", ["fathers-day"]]]);
  expect(interests).toEqual(["coffee", "tea", "gardening"]);
  expect(budgets.map(([value]) => value)).toEqual(["25-50", "50-100"]);
});
