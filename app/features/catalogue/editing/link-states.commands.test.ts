import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import type { LinkCheckResult } from "./gift-table-rows.ts";
import { recordLinkState, takeLinksToCheck } from "./link-states.commands.server.ts";

useTestDatabase();
beforeEach(async () => {
  await database().execute(sql`delete from gifts`);
});

const URL = "https://shop.test/mug";
const makeGift = async () => ({ giftId: (await createGift({ affiliateUrl: URL })).id, url: URL });
const stateOf = async (giftId: string) =>
  (await database().execute<{ state: string | null }>(sql`select link_state as state from gifts where id = ${giftId}`)).rows[0]?.state;

test("two servers never check one link at the same time, and neither waits for the other", async () => {
  const [one, other] = [await makeGift(), await makeGift()];
  await database().transaction(async (server) => {
    await server.execute(sql`select from gifts where id = ${one.giftId} for update`);
    expect(await takeLinksToCheck(10, { takesAmazon: true })).toEqual([other]);
  });
});

test("what is found about an old link is not said of the new one", async () => {
  const link = await makeGift();
  await database().execute(sql`update gifts set affiliate_url = 'https://shop.test/jug' where id = ${link.giftId}`);
  await recordLinkState(link, "dead");
  expect(await stateOf(link.giftId)).toBeNull();
});

test("a store that refuses us, or says nothing we understand, does not count as one that fails", async () => {
  const link = await makeGift();
  const found: LinkCheckResult[] = ["failing", "blocked", "blocked", "unknown", "unknown", "failing", "blocked", "failing"];
  for (const finding of found) await recordLinkState(link, finding);
  await recordLinkState(link, "failing");
  expect(await stateOf(link.giftId), "it has failed four times").toBe("unsure");
  await recordLinkState(link, "failing");
  expect(await stateOf(link.giftId)).toBe("dead");
});
