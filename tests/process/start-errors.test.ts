import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createSecureContext, TLSSocket } from "node:tls";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDatabase, type SpareDatabase } from "#tests/database.ts";
import { makeSelfSignedCertificate } from "#tests/fakes/certificate.ts";
import { useSiteProcesses } from "./site-process.ts";

const site = useSiteProcesses();
let database: SpareDatabase;
const servers: Server[] = [];
const ports = { taken: 0, pooler: 0, selfSigned: 0, expired: 0, files: 0 };
/** A database whose owner may make nothing in it. */
let locked: SpareDatabase;

/** The certificates of databases that are no real ones. */
const certificate = makeSelfSignedCertificate("database.example");
const expired = makeSelfSignedCertificate("127.0.0.1", -3_600_000);
/** The folder of what their signers are told by. */
let certificates = "";

async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Listens as a database does that says yes to TLS and shows this certificate. */
function listenWithTls(shown: { key: string; cert: string }): Promise<number> {
  const secureContext = createSecureContext(shown);
  return listen(
    createServer((socket) =>
      socket.once("data", () => {
        socket.write("S");
        new TLSSocket(socket, { isServer: true, secureContext }).on("error", () => undefined);
      }),
    ),
  );
}

/** What PgBouncer answers to a client that asks for a setting of the connection. */
function refuseSettings(): Buffer {
  const fields = Buffer.from("SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0");
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

beforeAll(async () => {
  database = await makeDatabase("without-tables");
  locked = await makeDatabase("without-tables");
  const client = new pg.Client({ connectionString: locked.connectionString });
  await client.connect();
  await client.query("revoke create on schema public from public, pg_database_owner");
  await client.end();
  ports.taken = await listen(createServer());
  ports.pooler = await listen(
    createServer((socket) => socket.on("error", () => undefined).once("data", () => socket.end(refuseSettings()))),
  );
  certificates = mkdtempSync(path.join(tmpdir(), "presently-certificate-"));
  writeFileSync(path.join(certificates, "ca.pem"), certificate.cert);
  writeFileSync(path.join(certificates, "expired.pem"), expired.cert);
  ports.selfSigned = await listenWithTls(certificate);
  ports.expired = await listenWithTls(expired);
  // A file store that refuses everybody, with the code that is the name of the key.
  const files = createHttpServer((request, response) => {
    const [, code] = /Credential=(\w+)\//.exec(request.headers.authorization ?? "") ?? [];
    response.writeHead(code === "NoSuchBucket" ? 404 : 403).end(`<Error><Code>${code}</Code></Error>`);
  });
  ports.files = await listen(files as Server);
});
afterAll(async () => {
  for (const server of servers) server.close();
  rmSync(certificates, { recursive: true });
  await locked.drop();
  await database.drop();
});

/** Returns the database's address after a change. */
function address(change: (url: URL) => void): Record<string, string> {
  const url = new URL(database.connectionString);
  change(url);
  return { DATABASE_URL: url.href };
}
const fileStore = (code: string) => ({
  S3_ENDPOINT: `http://127.0.0.1:${ports.files}`,
  S3_BUCKET: "media",
  S3_ACCESS_KEY_ID: code,
  S3_SECRET_ACCESS_KEY: "secret",
});

const CASES: readonly [what: string, settings: () => Record<string, string>, line: string][] = [
  ["a wrong password", () => address((url) => (url.password = "wrong")), "The database refuses the password in DATABASE_URL"],
  [
    "a wrong password for several hosts",
    () => ({ DATABASE_URL: database.connectionString.replace(/:[^:@/]*@[^/]*/, ":wrong@127.0.0.1:5432,127.0.0.1:5433") }),
    "The database refuses the password in DATABASE_URL",
  ],
  [
    "a database without TLS",
    () => address((url) => url.searchParams.set("sslmode", "verify-full")),
    "The database in DATABASE_URL doesn't offer TLS: leave out sslmode",
  ],
  [
    "a database with a certificate of its own",
    () => ({ DATABASE_URL: `postgres://presently:x@127.0.0.1:${ports.selfSigned}/presently?sslmode=verify-full` }),
    "The database's certificate isn't signed by anyone this machine trusts: name the signer's certificate file in DATABASE_URL (?sslmode=verify-full&sslrootcert=/path/to/ca.pem)",
  ],
  [
    "a database with the certificate of another host",
    () => ({
      DATABASE_URL: `postgres://presently:x@127.0.0.1:${ports.selfSigned}/presently?sslmode=verify-full&sslrootcert=${certificates}/ca.pem`,
    }),
    "The database's certificate is for a different host than the one in DATABASE_URL: use the name in the certificate",
  ],
  [
    "a database with a certificate that has expired",
    () => ({
      DATABASE_URL: `postgres://presently:x@127.0.0.1:${ports.expired}/presently?sslmode=verify-full&sslrootcert=${certificates}/expired.pem`,
    }),
    "The database's certificate has expired, or this machine's clock is wrong",
  ],
  [
    "a certificate file that is not there",
    () => ({ DATABASE_URL: "postgres://presently:x@127.0.0.1:1/presently?sslmode=verify-full&sslrootcert=/nowhere/ca.pem" }),
    "The certificate file named in DATABASE_URL can't be read: /nowhere/ca.pem",
  ],
  [
    "several hosts, all of them away",
    () => ({ DATABASE_URL: "postgres://presently:x@127.0.0.1:1,127.0.0.1:2/presently" }),
    "None of the hosts in DATABASE_URL accepts writes: are they all standbys, or down?",
  ],
  [
    "an unknown database",
    () => address((url) => (url.pathname = "/nowhere")),
    "The database that DATABASE_URL names does not exist: create it, or change the name",
  ],
  [
    "a missing right",
    () => ({ DATABASE_URL: locked.connectionString }),
    "The user in DATABASE_URL isn't allowed to create tables: make it the owner of its database",
  ],
  [
    "a pooler without a direct address",
    () => ({ DATABASE_URL: `postgres://presently:x@127.0.0.1:${ports.pooler}/presently` }),
    "The pooler in DATABASE_URL doesn't accept connection settings: name the database itself in DATABASE_DIRECT_URL",
  ],
  [
    "a database that is not there",
    () => ({ DATABASE_URL: "postgres://presently:x@127.0.0.1:1/presently" }),
    "Nothing answers at the address in DATABASE_URL: is the database running, and the port right?",
  ],
  ["a wrong S3 key", () => fileStore("InvalidAccessKeyId"), "The file store doesn't recognize the key in S3_ACCESS_KEY_ID"],
  ["a wrong S3 secret", () => fileStore("SignatureDoesNotMatch"), "The file store refuses the secret in S3_SECRET_ACCESS_KEY"],
  [
    "a wrong clock",
    () => fileStore("RequestTimeTooSkewed"),
    "The file store refuses requests because this machine's clock is off: set it (timedatectl set-ntp true)",
  ],
  [
    "a missing bucket",
    () => fileStore("NoSuchBucket"),
    "The bucket in S3_BUCKET doesn't exist: create it with node scripts/make-bucket.ts, or change the name",
  ],
  ["a wrong region", () => fileStore("AuthorizationHeaderMalformed"), "The bucket is in a different region than S3_REGION"],
];

test.each(CASES)("%s stops the start with one line that says what to change", async (_what, settings, line) => {
  const { child, errors } = await site.start({ DATABASE_URL: database.connectionString, ...settings() });
  await once(child, "exit");
  expect([child.exitCode, errors()]).toEqual([1, `${line}\n`]);
});

test("a port that is taken, too", async () => {
  const { child, errors } = await site.start({ DATABASE_URL: database.connectionString, PORT: String(ports.taken) });
  await once(child, "exit");
  expect([child.exitCode, errors()]).toEqual([1, `Port ${ports.taken} is taken; choose another with PORT\n`]);
});

test("docs/databases.md has each of these lines with what was wrong, and no other", () => {
  const [, table = ""] = readFileSync("docs/databases.md", "utf8").split("| The line begins with | What was wrong |\n");
  const rows = (table.split("\n\n")[0] as string).split("\n").map((row) => (row.split(" | ")[0] as string).replace(/^\| /, ""));
  const told = rows.filter((row) => !row.startsWith("|---"));
  const lines = [...CASES.map(([, , line]) => line), "Port 3000 is taken; choose another with PORT"];
  expect(told.filter((row) => !lines.some((line) => line.startsWith(row)))).toEqual([]);
  expect(lines.filter((line) => !told.some((row) => line.startsWith(row)))).toEqual([]);
});
