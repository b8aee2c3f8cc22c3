import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { ROLES, type Role } from "./types.ts";

/** Lists the roles whose people need a second factor, the highest first. */
export async function listRequiredSecondFactors(db: Executor = database()): Promise<Role[]> {
  const rows = await readRows(db, rowOf({ role: z.enum(ROLES) }))`select role from required_second_factors`;
  return ROLES.filter((role) => rows.some((row) => row.role === role));
}
