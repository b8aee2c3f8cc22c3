import pg from "pg";
import { z } from "zod";
import { UnavailableError } from "../errors.ts";
import { asOneRow, rowOf } from "./rows.server.ts";
import { splitHosts } from "./split-hosts.ts";

/** A host that does not say within this time whether it takes writes counts as away. */
const LOOK_MS = 2500;
/** A primary that was found is taken for one without another look for this long, unless a connection to it is lost. */
const TRUST_MS = 30_000;

/** A host of a connection string and its port. */
export interface Host {
  host: string;
  port: number;
}

/** The answer to whether a server takes no writes. */
export const standbyRow = rowOf({ isStandby: z.boolean() });

async function look(connectionString: string): Promise<Host> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: LOOK_MS,
    query_timeout: LOOK_MS,
    application_name: "presently looks for the primary",
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('select pg_is_in_recovery() as "isStandby"');
    if (asOneRow(standbyRow, rows).isStandby) throw new UnavailableError(`${client.host}:${client.port} is a standby`);
    return { host: client.host, port: client.port };
  } finally {
    void client.end().catch(() => undefined);
  }
}

const found = new Map<string, { primary: Promise<Host>; until: number }>();

/**
 * Returns the host of `connectionString` that takes writes, as libpq does for `target_session_attrs=read-write`. All are asked at once; an
 * answer is used again until a connection is lost. Throws UnavailableError where none takes writes.
 */
export function findPrimary(connectionString: string): Promise<Host> {
  const known = found.get(connectionString);
  if (known !== undefined && performance.now() < known.until) return known.primary;
  const primary = Promise.any(splitHosts(connectionString).map(look)).catch((error: unknown) => {
    found.delete(connectionString);
    throw new UnavailableError("None of the database's hosts takes writes", { cause: error });
  });
  found.set(connectionString, { primary, until: performance.now() + TRUST_MS });
  return primary;
}

/** Lets the next connection look for the host that takes writes: the one that was found is lost, or takes none any more. */
export function forgetPrimary(): void {
  found.clear();
}
