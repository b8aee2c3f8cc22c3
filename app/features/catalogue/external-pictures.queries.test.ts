import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { giftsHaveExternalPictures, HAS_OUTSIDE_PICTURE } from "./external-pictures.queries.server.ts";

useTestDatabase();

test("a gift's picture or its brand's logo may lie on another host", async () => {
  await createGift({ image: "/media/lamp" });
  await createGift({ image: null, brandName: "Kiln", brandLogoUrl: null });
  expect(await giftsHaveExternalPictures()).toBe(false);
  for (const traits of [
    { image: "HTTPS://pictures.example/a.jpg" },
    { brandName: "Kiln", brandLogoUrl: "https://kiln.example/logo.png" },
    { pictures: [{ image: "https://pictures.example/b.jpg", alt: "" }] },
  ]) {
    const { id } = await createGift(traits);
    expect(await giftsHaveExternalPictures()).toBe(true);
    await database().execute(sql`delete from gifts where id = ${id}`);
    expect(await giftsHaveExternalPictures()).toBe(false);
  }
});

test("the answer comes from its index, however many gifts there are", async () => {
  const lines = await database().transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    const { rows } = await transaction.execute<Record<string, string>>(
      sql`explain select exists (select from gifts where ${HAS_OUTSIDE_PICTURE}) as is`,
    );
    return rows.map((row) => Object.values(row)[0]);
  });
  expect(lines.join("\n")).toContain("gifts_with_outside_pictures");
});
