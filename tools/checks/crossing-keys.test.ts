import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";

useTestDatabase();

const DECISION = "docs/decisions/0042-beyond-one-primary.md";
/** What a database of its own for people would have: accounts, sessions and lists. */
const OF_PEOPLE =
  /^(?:users|sessions|credentials|verifications|two_factors|passkeys|passkey_challenges|account_links|user_preferences|user_roles|role_changes|required_second_factors|invitations|access_requests|email_changes|gift_views|gift_lists|gift_list_items|gift_list_claims)$/;
const keyRow = rowOf({ from: z.string(), to: z.string() });

test("the foreign keys between people's tables and the catalogue's are those of the decision", async () => {
  const keys = await readRows(database(), keyRow)`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f'`;
  const crossing = keys.filter(({ from, to }) => OF_PEOPLE.test(from) !== OF_PEOPLE.test(to)).map(({ from, to }) => `${from} → ${to}`);
  const decision = readFileSync(DECISION, "utf8");
  const [, table = ""] = decision.split("| From | To | On deletion |");
  const told = [...(table.split("\n\n")[0] as string).matchAll(/^\| (`.*`) \| `(\w+)` \|/gm)].flatMap(([, from = "", to = ""]) =>
    [...from.matchAll(/`(\w+)`/g)].map(([, name = ""]) => `${name} → ${to}`),
  );
  expect(told.length).toBe(17);
  for (const words of ["Seventeen foreign keys cross:", "All seventeen could be jobs"]) expect(decision).toContain(words);
  expect([...new Set(crossing)].toSorted()).toEqual(told.toSorted());
});
