import { execFile } from "node:child_process";
import { chmodSync, existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#app/platform/db/embedded/embedded-postgres.server.ts";
import { createLocalStorage } from "#app/platform/storage/local-storage.server.ts";
import { makeDatabase, type SpareDatabase } from "#tests/database.ts";
import { digestTables } from "#tests/table-digests.ts";

let folder: string;
let spare: SpareDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-backups-"));
  // As root the embedded databases run as another user.
  chmodSync(folder, 0o755);
  spare = await makeDatabase("without-tables");
});
afterAll(async () => {
  await spare.drop();
  await rm(folder, { recursive: true });
});

const at = (name: string) => path.join(folder, name);

/** Runs a script as npm does and returns its exit code and output. */
async function run(
  settings: Record<string, string>,
  script: string,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, NODE_ENV: "test", INIT_CWD: "", ...settings };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [path.resolve(`scripts/${script}.ts`), ...args], { env });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

async function digestEmbedded(dataDir: string): Promise<Record<string, string>> {
  const postgres = await startEmbeddedPostgres(dataDir);
  try {
    return await digestTables(postgres.connectionString);
  } finally {
    await postgres.release();
  }
}

/** The tables of what lets somebody in who proved it before the backup. */
const OUTSTANDING = ["account_links", "sessions"];

/** Signs somebody in and writes a link of a mail, in the embedded database of a data folder. */
async function leaveOutstanding(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres(dataDir);
  const client = new pg.Client({ connectionString: postgres.connectionString });
  try {
    await client.connect();
    await client.query(`
      with made as (
        insert into users (email, first_name, last_name, name, email_verified) values ('ada@example.com', 'Ada', '', 'Ada', true) returning id
      ), signed_in as (
        insert into sessions (user_id, token, created_at, updated_at, expires_at)
        select id, 'stolen', now(), now(), now() + interval '7 days' from made
      )
      insert into account_links (token_hash, user_id, purpose, expires_at)
      select 'hash', id, 'reset-password', now() + interval '1 hour' from made`);
  } finally {
    await client.end();
    await postgres.release();
  }
}

/** Returns the digests of a site where nobody is signed in and no link of a mail works. */
const asRestored = (digests: Record<string, string>) => ({ ...digests, ...Object.fromEntries(OUTSTANDING.map((table) => [table, "0:"])) });

// The test starts five processes and creates two databases, which takes long on a busy machine.
test(
  "D3: from the embedded database to one of DATABASE_URL and back nothing is lost, and nobody is signed in",
  { timeout: 240_000 },
  async () => {
    await writeFile(at("gifts.csv"), "name,price,interest_types\nMug,5,coffee|tea\nSpade,7.50,gardening\n");
    const first = { DATA_DIR: at("first") };
    expect(await run(first, "import-gifts", at("gifts.csv"))).toMatchObject({ code: 0 });
    await createLocalStorage(at("first/media")).write("film.mp4", Buffer.from("moving"));
    await leaveOutstanding(at("first"));
    const before = await digestEmbedded(at("first"));
    for (const table of OUTSTANDING) expect(before[table], table).toMatch(/^1:/);

    expect(await run(first, "backup", at("one.backup"))).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Backed up [\d,]+ rows of \d+ tables and 1 files to /),
    });
    const second = { DATA_DIR: at("second"), DATABASE_URL: spare.connectionString };
    expect(await run(second, "restore", at("one.backup"))).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Restored [\d,]+ rows of \d+ tables and 1 files/),
    });
    expect(await digestTables(spare.connectionString)).toEqual(asRestored(before));

    expect(await run(second, "backup", at("two.backup"))).toMatchObject({ code: 0 });
    expect(await run({ DATA_DIR: at("third") }, "restore", at("two.backup"))).toMatchObject({ code: 0 });
    expect(await digestEmbedded(at("third"))).toEqual(asRestored(before));
    expect(await readFile(at("third/media/film.mp4"), "utf8")).toBe("moving");

    expect(await run(second, "restore", at("one.backup"))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^one\.backup cannot be restored\. The database is not empty, and nothing was changed\. [^\n]+\n$/),
    });
  },
);

test("a refused file, and a wrong command, end with their codes and one plain line; no data folder is made", async () => {
  await writeFile(at("photo.jpg"), "not a backup");
  const fresh = { DATA_DIR: at("untouched") };
  expect(await run(fresh, "restore", at("photo.jpg"))).toMatchObject({
    code: 1,
    err: "photo.jpg cannot be restored. It is not a backup of Presently.\n",
  });
  expect(await run(fresh, "restore", at("nowhere"))).toMatchObject({
    code: 1,
    err: "nowhere cannot be restored. There is no such file.\n",
  });
  expect(await run(fresh, "restore")).toMatchObject({ code: 2, err: expect.stringContaining("Usage: npm run restore -- FILE") });
  expect(await run(fresh, "backup", at("no/such/folder.backup"))).toMatchObject({ code: 1, err: `There is no folder ${at("no/such")}\n` });
  expect(existsSync(at("untouched"))).toBe(false);
});
