import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { reserveSlug } from "./slugs.commands.server.ts";

useTestDatabase();

function addGift(name: string, slug: string): Promise<string> {
  return database().transaction(async (transaction) => {
    const free = await reserveSlug(transaction, "gifts", slug);
    await transaction.execute(sql`insert into gifts (name, slug) values (${name}, ${free})`);
    return free;
  });
}

test("C2: 50 writers of one name at once get 50 slugs, and none fails", async () => {
  const slugs = await Promise.all(Array.from({ length: 50 }, (_, index) => addGift(`Mug ${index}`, "mug")));
  expect(new Set(slugs)).toEqual(new Set(["mug", ...Array.from({ length: 49 }, (_, index) => `mug-${index + 2}`)]));
});

test("a gift may keep its own slug, and take back one that it had", async () => {
  const { id, slug } = await createGift({ slug: "first-address" });
  await database().execute(sql`update gifts set slug = 'second-address' where id = ${id}`);
  const claims = await database().transaction(async (transaction) => [
    await reserveSlug(transaction, "gifts", "second-address", id),
    await reserveSlug(transaction, "gifts", slug, id),
    // For any other gift the old address counts as taken, because it still leads to its gift.
    await reserveSlug(transaction, "gifts", slug),
  ]);
  expect(claims).toEqual(["second-address", "first-address", "first-address-2"]);
});

test("similar slugs do not count as taken", async () => {
  await createGift({ slug: "tea_pot" });
  await createGift({ slug: "tea-pots" });
  expect(await database().transaction((transaction) => reserveSlug(transaction, "gifts", "tea-pot"))).toBe("tea-pot");
});
