import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { isForAnyone } from "../request-scope.server.ts";
import { type Database, databasePool } from "./database.server.ts";
import { currentReplica, type ReadingClient } from "./replica.server.ts";

/** What queries of public content take. */
export type Reading = Pick<Database, "select" | "selectDistinct" | "execute">;

/** The database for whoever only reads. */
export type Reader = Reading & {
  /** Several statements of one moment; `work` is done once more, on the primary, where the replica fails in the midst of it. */
  transaction<Result>(work: (reading: Reading) => Promise<Result>): Promise<Result>;
};

const READS = /^\s*(?:select|with)\b/i;
const WRITES =
  /\b(?:insert\s+into|update\s+\S+\s+set|delete\s+from|merge\s+into|for\s+(?:no\s+key\s+)?update|for\s+(?:key\s+)?share|nextval|pg_notify)\b/i;

/** Throws for a statement that writes or locks. A replica refuses those anyway; this holds where there is none, and in tests. */
function refuseWrites(text: string): void {
  if (!READS.test(text) || WRITES.test(text)) throw new Error(`Only reads go through readDatabase: ${text.slice(0, 100)}`);
}

function readFrom<Result>(work: (client: ReadingClient) => Promise<Result>): Promise<Result> {
  const replica = currentReplica();
  const askPrimary = () => work(databasePool());
  return replica === undefined || !isForAnyone() ? askPrimary() : replica.read(work, askPrimary);
}

/** Looks like a connection, and chooses one for each statement. */
const client = {
  query(given: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    refuseWrites(given.text);
    return readFrom((chosen) => chosen.query(given, values));
  },
};

const reader: Reader = Object.assign(drizzle(client as unknown as pg.Pool), {
  transaction: <Result>(work: (reading: Reading) => Promise<Result>) =>
    readFrom((chosen) => drizzle(chosen).transaction(work, { accessMode: "read only" })),
});

/**
 * The database for queries of what everybody may see. Where a replica is set up it answers, provided that the request is of somebody without a
 * session and only reads (`runInRequest`), and that it has every change that this server has heard of; otherwise the primary does. Throws on a statement that writes.
 */
export function readDatabase(): Reader {
  return reader;
}
