import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { useSite } from "#tests/site.ts";
import { freshAddress } from "./forms.ts";

/** The home page of a shop with its first gifts. */
Object.assign(process.env, { DEMO_CATALOGUE: "off" });
const site = useSite();
beforeEach(() => database().execute(sql`truncate gifts cascade`));

test.each([1, 2, 3, 4, 5])("with %i gifts the hero shows up to four of them, and nothing is an example", async (count) => {
  for (let number = 1; number <= count; number++) await createGift({ name: `Gift number ${number}`, inStock: true });
  await site.settle();
  const home = await (await site.request("/", { from: freshAddress() })).text();
  const hero = home.slice(home.indexOf('aria-label="Featured gifts"'), home.indexOf("How It Works"));
  const tiles = Math.min(count, 4);
  expect(hero.match(/alt="Gift number \d"/g)).toHaveLength(tiles);
  // Each number of tiles has a row and places of its own.
  expect(hero).toContain(`grid-cols-${tiles}`);
  expect(new Set(hero.match(/lg:w-\[\d+%\]/g)).size).toBeGreaterThan(0);
  expect(home).not.toContain("Just examples");
  expect(home.slice(home.indexOf("New Gift Ideas")).match(/Gift number \d/g)?.length).toBeGreaterThanOrEqual(count);
});
