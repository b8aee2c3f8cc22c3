import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { changeRows, readOneRow, readRow, readRows, rowOf, timestamp } from "./rows.server.ts";

useTestDatabase();
const count = rowOf({ count: z.int() });

describe("rows of a statement", () => {
  test("have the shape that their query states", async () => {
    expect(await readRows(database(), count)`select n as count from generate_series(1, 2) n`).toEqual([{ count: 1 }, { count: 2 }]);
    expect(await readRow(database(), count)`select 1 as count where false`).toBeNull();
    const at = rowOf({ at: timestamp });
    expect(new Date((await readOneRow(database(), at)`select timestamptz '2026-11-23 11:42:07.5+00' as at`).at).getUTCFullYear()).toBe(
      2026,
    );
  });

  test.each([
    ["another type", sql`select '1' as count`, "expected number"],
    ["a bigint, which the driver reads as text", sql`select count(*) as count from gifts`, "expected number"],
    ["null", sql`select null as count`, "expected number"],
    ["a column too many", sql`select 1 as count, 2 as other`, "other"],
    ["a column too few", sql`select 1 as other`, "expected number"],
  ])("that differ in %s fail", async (_, statement, message) => {
    await expect(readRows(database(), count)`${statement}`).rejects.toThrow(message);
  });

  test("a statement without rows says how many it has changed", async () => {
    expect(await changeRows(database())`delete from gifts where false`).toBe(0);
    await expect(readOneRow(database(), count)`select 1 as count where false`).rejects.toThrow("always returns a row");
  });
});
