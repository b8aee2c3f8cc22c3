import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { countClicksByDay, countClicksByMarketplace } from "./clicks.queries.server.ts";

useTestDatabase();
afterEach(() => vi.useRealTimers());

test("a click late in the evening is of the day that the reader's own clock shows, also where the clocks were put back since", async () => {
  const { id } = await createGift();
  for (const moment of ["2026-11-03T04:30:00Z", "2026-10-31T03:30:00Z", "2026-10-25T12:00:00Z"])
    await database().execute(sql`
      insert into affiliate_clicks (gift_id, marketplace, clicked_at, page) values (${id}, 'com', ${moment}::timestamptz, '/')`);
  vi.useFakeTimers({ now: new Date("2026-11-04T03:00:00Z"), toFake: ["Date"] });
  const days = async (timeZone: string) => (await countClicksByDay({ days: 5, timeZone })).map(Object.values);
  expect(await days("America/New_York")).toEqual([
    ["2026-10-30", 1, 1],
    ["2026-10-31", 0, 0],
    ["2026-11-01", 0, 0],
    ["2026-11-02", 1, 0],
    ["2026-11-03", 0, 0],
  ]);
  expect(await days("UTC")).toEqual([
    ["2026-10-31", 1, 0],
    ["2026-11-01", 0, 0],
    ["2026-11-02", 0, 0],
    ["2026-11-03", 1, 0],
    ["2026-11-04", 0, 0],
  ]);
  expect(await countClicksByMarketplace({ days: 5, timeZone: "America/New_York" })).toEqual([{ name: "com", clicks: 2, before: 1 }]);
});
