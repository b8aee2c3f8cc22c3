import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { applyMigration, prepareMigrations } from "../db/migrate.server.ts";
import { BackupError, type BackupManifest } from "./backup-format.ts";
import { countRows, listTables } from "./table-catalogue.server.ts";

/** Makes the schema as it was when the backup was made, and empties it: rows that migrations insert are in the backup too. */
export async function makeSchema(client: pg.Client, { migrations, tables }: BackupManifest, folder: string): Promise<void> {
  await prepareMigrations(client);
  for (const migration of migrations) await applyMigration(client, folder, migration);
  const made = new Map((await listTables(client)).map(({ name, columns }) => [name, columns.toSorted().join()]));
  const isSame = tables.length === made.size && tables.every(({ name, columns }) => made.get(name) === columns.toSorted().join());
  if (!isSame) throw new BackupError("Its tables don't match the release it says it is from. Nothing was changed");
  await client.query(`truncate ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(", ")}`);
}

/**
 * Triggers are off during a restore: the search rows they would add are in the backup, and the page messages they would send have no
 * receiver.
 */
export async function setTriggers(client: pg.Client, { tables }: BackupManifest, state: "enable" | "disable"): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${pg.escapeIdentifier(name)} ${state} trigger user`);
}

/** Loads pieces one after the other; the pieces of one table are one COPY. */
export class TableLoader {
  readonly #client: pg.Client;
  readonly #columns: ReadonlyMap<string, readonly string[]>;
  #table: string | undefined;
  #copy: { stream: Writable; done: Promise<void> } | undefined;

  constructor(client: pg.Client, { tables }: BackupManifest) {
    this.#client = client;
    this.#columns = new Map(tables.map(({ name, columns }) => [name, columns]));
  }

  /** Sends one more piece of a table. Rejects with PostgreSQL's error, which may concern an earlier piece. */
  async add(table: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    if (table !== this.#table) await this.finish();
    this.#copy ??= this.#begin(table);
    const { stream, done } = this.#copy;
    for await (const chunk of content) if (!stream.write(chunk)) await Promise.race([once(stream, "drain"), done]);
  }

  #begin(table: string): { stream: Writable; done: Promise<void> } {
    const columns = (this.#columns.get(table) ?? []).map((column) => pg.escapeIdentifier(column)).join(", ");
    this.#table = table;
    const stream = this.#client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${columns}) from stdin`));
    const done = finished(stream);
    // The error is thrown again where the next piece is added or the copy is finished.
    done.catch(() => undefined);
    return { stream, done };
  }

  /** Finishes the table under way. */
  async finish(): Promise<void> {
    const copy = this.#copy;
    this.#copy = undefined;
    this.#table = undefined;
    copy?.stream.end();
    await copy?.done;
  }
}

export async function checkCounts(client: pg.Client, { tables }: BackupManifest): Promise<void> {
  for (const { name, rows } of tables) {
    const counted = await countRows(client, name);
    if (counted !== rows) throw new BackupError(`It is damaged: ${name} should have ${rows} rows and has ${counted}`);
  }
}

export async function setSequences(client: pg.Client, { sequences }: BackupManifest): Promise<void> {
  for (const { name, value } of sequences) await client.query("select setval(quote_ident($1)::regclass, $2::bigint)", [name, value]);
}
