import { sql } from "drizzle-orm";
import { z } from "zod";
import { changeRows, readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { recordChange } from "./audit.commands.server.ts";
import { includesRight } from "./rights.ts";
import { decidingRoles } from "./roles.commands.server.ts";
import { readRole } from "./roles.queries.server.ts";
import { listRequiredSecondFactors } from "./second-factor-rules.queries.server.ts";
import type { Role } from "./types.ts";

/**
 * Sets the roles whose people need a second factor. Who sets it needs one too, since they would shut themselves out. It counts on everybody's
 * next request (A6).
 */
export async function requireSecondFactors(actorId: string, roles: readonly Role[]): Promise<"set" | "not-allowed" | "has-none"> {
  return decidingRoles(async (transaction) => {
    if (!includesRight(await readRole(actorId, transaction), "people")) return "not-allowed";
    const actor = await readRow(
      transaction,
      rowOf({ has: z.boolean() }),
    )`select two_factor_enabled as has from users where id = ${actorId}`;
    if (actor?.has !== true) return "has-none";
    const before = await listRequiredSecondFactors(transaction);
    await changeRows(transaction)`delete from required_second_factors where role <> all(${sql.param(roles)})`;
    for (const role of roles)
      await changeRows(transaction)`insert into required_second_factors (role) values (${role}) on conflict do nothing`;
    const after = await listRequiredSecondFactors(transaction);
    const subject = { kind: "setting", id: null, name: "Two-factor sign-in" } as const;
    await recordChange(transaction, { actorId, action: "updated", subject, before: { roles: before }, after: { roles: after } });
    return "set";
  });
}
