import { z } from "zod";
import { expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";

useTestDatabase();

test("challenges of passkeys, of which anybody makes many, are deleted with the help of indexes", async () => {
  const rows = await readRows(database(), rowOf({ definition: z.string() }))`
    select indexdef as definition from pg_indexes where tablename = 'passkey_challenges'`;
  const first = rows.map(({ definition }) => /\((\w+)/.exec(definition)?.[1]);
  expect(first).toEqual(expect.arrayContaining(["expires_at", "user_id"]));
});
