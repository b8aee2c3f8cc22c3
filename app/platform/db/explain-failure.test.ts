import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { readConfig } from "../config.server.ts";
import { UnavailableError } from "../errors.ts";
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
  expect(hosts).toBe("ConfigError: None of the hosts in DATABASE_URL accepts writes: are they all standbys, or down?");
  const file = await startWith((address) => (address.search += "&sslmode=verify-full&sslrootcert=/nowhere/ca.pem"));
  expect(file).toBe("ConfigError: The certificate file named in DATABASE_URL can't be read: /nowhere/ca.pem");
});

test("what else a database or a pooler answers is explained by its code, wherever it stands among the causes", () => {
  const failure = (code: string) =>
    new Error("Migration 0001-a.sql failed", { cause: Object.assign(new Error("user presently at 10.0.0.3"), { code }) });
  expect(explainDatabaseFailure(failure("42501"))).toMatch(/isn't allowed to create tables/);
  expect(explainDatabaseFailure(failure("08P01"))).toMatch(/DATABASE_DIRECT_URL/);
  expect(explainDatabaseFailure(failure("25006"))).toMatch(/standby/);
  expect(explainDatabaseFailure(failure("28P01"))).not.toMatch(/10\.0|presently at/);
  expect(explainDatabaseFailure(new Error("The server does not support SSL connections"))).toMatch(/sslmode/);
  expect(explainDatabaseFailure(failure("CERT_HAS_EXPIRED"))).toMatch(/clock/);
  expect(explainDatabaseFailure(failure("ERR_TLS_CERT_ALTNAME_INVALID"))).toMatch(/a different host/);
  expect(explainDatabaseFailure(failure("22012"))).toBeNull();
});

test("of several hosts the one that has refused is explained, not those that are standbys or away", () => {
  const coded = (code: string) => Object.assign(new Error("No"), { code });
  const hosts = (...errors: Error[]) => new UnavailableError("None", { cause: new AggregateError(errors) });
  const standby = new UnavailableError("10.0.0.3 is a standby");
  expect(explainDatabaseFailure(hosts(coded("ECONNREFUSED"), standby, coded("28P01")))).toMatch(/refuses the password/);
  expect(explainDatabaseFailure(hosts(standby, coded("SELF_SIGNED_CERT_IN_CHAIN")))).toMatch(/sslrootcert/);
  expect(explainDatabaseFailure(hosts(coded("ECONNREFUSED"), standby))).toMatch(/standbys, or down/);
  // A name with two addresses fails as both of them do.
  expect(explainDatabaseFailure(Object.assign(new AggregateError([]), { code: "ECONNREFUSED" }))).toMatch(/Nothing answers/);
});
