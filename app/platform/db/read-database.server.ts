import type { SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { z } from "zod";
import { isForAnyone } from "../request-scope.server.ts";
import { type Database, databasePool, databaseUnder } from "./database.server.ts";
import { currentReplica } from "./replica.server.ts";
import { asRows } from "./rows.server.ts";
import { setAll, type Settings } from "./settings-pools.server.ts";

/** The part of a database that queries of public content use. */
export type Reading = Pick<Database, "execute">;

/** The database for code that only reads. */
export type Reader = Reading & {
  /** Returns the rows of one statement that is planned and run under `settings`; where the replica fails, the primary is asked. */
  executeWithSettings<Row>(settings: Settings, row: z.ZodType<Row>, statement: SQL): Promise<Row[]>;
};

const READS = /^\s*(?:select|with)\b/i;
const WRITES =
  /\b(?:insert\s+into|update\s+\S+\s+set|delete\s+from|merge\s+into|for\s+(?:no\s+key\s+)?update|for\s+(?:key\s+)?share|nextval|pg_notify)\b/i;

/** Texts that were found to read only; what a server asks is a few hundred of them, and each is looked at letter by letter. */
const reads = new Set<string>();
const MAX_KNOWN_READS = 1000;

/** Throws for a statement that writes or locks. A replica refuses those anyway; this check covers sites without one, and tests. */
function refuseWrites(text: string): void {
  if (reads.has(text)) return;
  if (!READS.test(text) || WRITES.test(text)) throw new Error(`Only reads go through readDatabase: ${text.slice(0, 100)}`);
  if (reads.size < MAX_KNOWN_READS) reads.add(text);
}

function readFrom<Result>(askReplica: (replica: pg.PoolClient) => Promise<Result>, askPrimary: () => Promise<Result>): Promise<Result> {
  const replica = currentReplica();
  return replica === undefined || !isForAnyone() ? askPrimary() : replica.read(askReplica, askPrimary);
}

/** Imitates a connection, and chooses a real one for each statement. */
const client = {
  query(given: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    refuseWrites(given.text);
    return readFrom(
      (replica) => replica.query(given, values),
      () => databasePool().query(given, values),
    );
  },
};

/** Leaves the connection in a transaction. One round trip begins it with its settings. */
async function askUnder(chosen: pg.PoolClient, settings: Settings, statement: SQL): Promise<unknown[]> {
  await chosen.query(`begin read only; ${setAll("set local", settings)}`);
  return (await drizzle(chosen).execute(statement)).rows;
}

async function askPrimaryUnder(settings: Settings, statement: SQL): Promise<unknown[]> {
  const settled = databaseUnder(settings);
  if (settled !== null) return (await settled.execute(statement)).rows;
  const connection = await databasePool().connect();
  try {
    const rows = await askUnder(connection, settings, statement);
    // The transaction has only read, so the caller does not wait for its end.
    void connection.query("commit").then(
      () => connection.release(),
      (error: Error) => connection.release(error),
    );
    return rows;
  } catch (error) {
    connection.release(error as Error);
    throw error;
  }
}

async function askReplicaUnder(replica: pg.PoolClient, settings: Settings, statement: SQL): Promise<unknown[]> {
  const rows = await askUnder(replica, settings, statement);
  await replica.query("commit");
  return rows;
}

const reader: Reader = Object.assign(drizzle(client as pg.Pool), {
  async executeWithSettings<Row>(settings: Settings, row: z.ZodType<Row>, statement: SQL): Promise<Row[]> {
    const rows = await readFrom(
      (replica) => askReplicaUnder(replica, settings, statement),
      () => askPrimaryUnder(settings, statement),
    );
    return asRows(row, rows);
  },
});

/**
 * Returns the database for queries of public content. A replica, where one is set up, answers only if the request has no session and only
 * reads (`runInRequest`), and if the replica has every change that this server has heard of; otherwise the primary answers. Throws on a
 * statement that writes.
 */
export function readDatabase(): Reader {
  return reader;
}
