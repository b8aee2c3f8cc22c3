import { UnavailableError } from "../errors.ts";

/** What an operator changes where the database refuses a start, by PostgreSQL's code or the system's. */
const ADVICE: Readonly<Record<string, string>> = {
  "28P01": "The database refuses the password in DATABASE_URL",
  "28000":
    "The database refuses the user in DATABASE_URL, or a connection from this machine (pg_hba.conf), or one without TLS (add ?sslmode=require)",
  "3D000": "The database that DATABASE_URL names does not exist: create it, or change the name",
  "42501": "The user in DATABASE_URL may not make tables: make it the owner of its database",
  "08P01": "A pooler in DATABASE_URL takes no settings for a connection: name the database itself in DATABASE_DIRECT_URL",
  "53300": "The database has no connection left: raise its max_connections, or lower DATABASE_POOL_SIZE",
  "25006": "The database in DATABASE_URL is a standby: name the primary, or all hosts (postgres://user:password@one,two/name)",
  "57P03": "The database in DATABASE_URL is starting or stopping: start the site again in a moment",
  ECONNREFUSED: "Nothing answers at the address in DATABASE_URL: is the database running, and the port right?",
  ECONNRESET: "What answers at the address in DATABASE_URL ends the connection: is it PostgreSQL?",
  ENOTFOUND: "The host in DATABASE_URL is not known",
  EAI_AGAIN: "The host in DATABASE_URL cannot be looked up: is the network up?",
  EHOSTUNREACH: "The host in DATABASE_URL cannot be reached",
  ETIMEDOUT: "The host in DATABASE_URL does not answer",
};
const NONE_TAKES_WRITES = "None of the hosts in DATABASE_URL takes writes: are they all standbys, or away?";
const NO_TLS = /server does not support SSL connections/i;

/**
 * Returns one line that says what to change where the database has refused or did not answer, or null for any other failure. PostgreSQL's own
 * message is left out, as it may name the user or the network.
 */
export function explainDatabaseFailure(error: unknown): string | null {
  for (let current: unknown = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    if (current instanceof UnavailableError) return NONE_TAKES_WRITES;
    if (NO_TLS.test(current.message)) return "The database in DATABASE_URL offers no TLS: leave out sslmode";
    const { code } = current as { code?: unknown };
    const advice = typeof code === "string" ? ADVICE[code] : undefined;
    if (advice !== undefined) return advice;
    if (current instanceof AggregateError && current.errors.length > 0) return explainDatabaseFailure(current.errors[0]);
  }
  return null;
}
