import { isDatabaseAway } from "./database.server.ts";

function hasCode(error: unknown, codes: RegExp): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause)
    if (codes.test(String((current as { code?: unknown }).code))) return true;
  return false;
}

/** True where the replica could answer what the primary did not. A query that took too long (57014) would take as long there. */
export const isPrimaryAway = (error: unknown): boolean => isDatabaseAway(error) && !hasCode(error, /^57014$/);

/** True where the replica failed and not the query, so that the primary can answer. */
export function isReplicasFault(error: unknown): boolean {
  // The query conflicted with a change that the replica has to replay.
  return hasCode(error, /^40(001|P01)$/) || isPrimaryAway(error);
}
