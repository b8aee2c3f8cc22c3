import { expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { freePort, untilReady, useSiteProcesses } from "./site-process.ts";

const testDatabase = useTestDatabase();
const site = useSiteProcesses();

test("a server that serves without its file store and its replica is ready, and says what is away", async () => {
  const nobody = await freePort();
  const { url } = await site.start({
    DATABASE_URL: testDatabase.connectionString,
    DATABASE_REPLICA_URL: `postgres://presently:x@127.0.0.1:${nobody}/presently`,
    S3_ENDPOINT: `http://127.0.0.1:${nobody}`,
    S3_BUCKET: "media",
    S3_ACCESS_KEY_ID: "a",
    S3_SECRET_ACCESS_KEY: "b",
  });
  await untilReady(url);
  const answer = await fetch(`${url}/readyz`);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("ready; file store away; replica away")]);
});

test("a job that has failed is named, and keeps nobody from being served", async () => {
  const { url } = await site.start({ DATABASE_URL: testDatabase.connectionString, BACKUP_DIR: "/dev/null/backups" });
  await untilReady(url);
  const ask = async () => {
    const answer = await fetch(`${url}/readyz`);
    return [answer.status, await answer.text()];
  };
  await vi.waitFor(async () => expect(await ask()).toEqual([200, expect.stringContaining("; job backup failed")]), 30_000);
});
