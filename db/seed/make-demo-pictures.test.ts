import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { useTestStorage } from "#tests/storage.ts";
import { makeDemoPictures } from "./make-demo-pictures.ts";

useTestDatabase();

const SLUG = "first-balance-bike-in-sage-green";
const stored = useTestStorage();

test("in the background the sizes of the cards are made for each gift that has a demo picture, and only once", async () => {
  await createGift({ name: "Balance bike", slug: "renamed", image: `/media/demo-2/${SLUG}` });
  await createGift({ image: "https://example.com/x.jpg" });
  await makeDemoPictures(stored.current);
  expect(stored.writes.toSorted()).toEqual(["320.avif", "320.webp", "640.avif", "640.webp"].map((name) => `demo-2/${SLUG}/${name}`));
  expect((await database().execute(sql`select key, origin, kind, alt from media_files`)).rows).toEqual([
    { key: `demo-2/${SLUG}`, origin: "demo", kind: "image", alt: "Balance bike" },
  ]);
  await makeDemoPictures(stored.current);
  expect(stored.writes).toHaveLength(4);
});

test("stopped half way, the next start goes on", async () => {
  await database().execute(sql`truncate gifts, media_files cascade`);
  await createGift({ image: `/media/demo-2/${SLUG}` });
  await makeDemoPictures(stored.current, AbortSignal.abort());
  expect(stored.writes).toEqual([]);
  await makeDemoPictures(stored.current);
  expect((await database().execute(sql`select key from media_files`)).rows).toHaveLength(1);
});
