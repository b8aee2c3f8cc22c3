import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { readConfig } from "../config.server.ts";
import { openDatabase } from "./open-database.server.ts";
import { explainDatabaseFailure } from "./explain-failure.ts";

const testDatabase = useTestDatabase();

/** Starts as the server does, with another address, and returns what the operator is told. */
async function startWith(change: (address: URL) => void, env: Record<string, string> = {}): Promise<string> {
  const address = new URL(testDatabase.connectionString);
  change(address);
  const settings = readConfig({ DATABASE_URL: address.href, ...env });
  return openDatabase(settings).then(
    () => "It started",
    (error: Error) => `${error.name}: ${error.message}`,
  );
}

test("a wrong password, database or port is one line that says what to change", async () => {
  const password = await startWith((address) => (address.password = "wrong"));
  expect(password).toBe("ConfigError: The database refuses the password in DATABASE_URL");
  const name = await startWith((address) => (address.pathname = "/nowhere"));
  expect(name).toBe("ConfigError: The database that DATABASE_URL names does not exist: create it, or change the name");
  const port = await startWith((address) => {
    address.search = "";
    address.host = "127.0.0.1:1";
  });
  expect(port).toBe("ConfigError: Nothing answers at the address in DATABASE_URL: is the database running, and the port right?");
  const hosts = await startWith(() => undefined, { DATABASE_URL: "postgres://u:p@127.0.0.1:1,127.0.0.1:2/name" });
  expect(hosts).toBe("ConfigError: None of the hosts in DATABASE_URL takes writes: are they all standbys, or away?");
});

test("what else a database or a pooler answers is explained by its code, wherever it stands among the causes", () => {
  const failure = (code: string) =>
    new Error("Migration 0001-a.sql failed", { cause: Object.assign(new Error("user presently at 10.0.0.3"), { code }) });
  expect(explainDatabaseFailure(failure("42501"))).toMatch(/may not make tables/);
  expect(explainDatabaseFailure(failure("08P01"))).toMatch(/DATABASE_DIRECT_URL/);
  expect(explainDatabaseFailure(failure("25006"))).toMatch(/standby/);
  expect(explainDatabaseFailure(failure("28P01"))).not.toMatch(/10\.0|presently at/);
  expect(explainDatabaseFailure(new Error("The server does not support SSL connections"))).toMatch(/sslmode/);
  expect(explainDatabaseFailure(failure("22012"))).toBeNull();
});
