import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { encryptMail } from "#app/platform/mail/mail-encryption.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { expectAlerts, promtool } from "./firing-alerts.ts";
import { freePort, untilReady, useSiteProcesses } from "./site-process.ts";

// As in tools/image/alerts.test.ts, where the same rules meet states that a site is not brought into within a test.
const testDatabase = useTestDatabase();
const site = useSiteProcesses();
const readMetrics = async (url: string) => (await fetch(`${url}/metrics`)).text();

test.runIf(promtool !== undefined)("a site without BACKUP_DIR, file store or replica sets off no alert", async () => {
  const { url } = await site.start({ DATABASE_URL: testDatabase.connectionString });
  await untilReady(url);
  const metrics = await readMetrics(url);
  expect(metrics).toMatch(/^presently_jobs_failing 0$/m);
  expectAlerts(metrics, []);
});

test.runIf(promtool !== undefined)("one whose file store and replica are away sets off theirs", async () => {
  const nobody = await freePort();
  const { url } = await site.start({
    DATABASE_URL: testDatabase.connectionString,
    DATABASE_REPLICA_URL: `postgres://presently:x@127.0.0.1:${nobody}/presently`,
    ...{ S3_ENDPOINT: `http://127.0.0.1:${nobody}`, S3_BUCKET: "media", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" },
  });
  await untilReady(url);
  expectAlerts(await readMetrics(url), ["PresentlyFilesAreAway", "PresentlyReplicaIsNotRead"]);
});

test.runIf(promtool !== undefined)("one whose mail server takes nothing sets off that of waiting mails", async () => {
  const secret = "a secret of thirty-two characters, or of more";
  const count = 60;
  for (let number = 0; number < count; number++) {
    const sealed = encryptMail({ to: `${number}@example.com`, subject: "Hello", text: "Hello." }, secret);
    await changeRows(database())`insert into mail_queue (sealed, useless_at) values (${sealed}, now() + interval '1 day')`;
  }
  const { url } = await site.start({
    DATABASE_URL: testDatabase.connectionString,
    SESSION_SECRET: secret,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: "gifts@example.com",
  });
  await untilReady(url);
  await vi.waitFor(async () => expect(await readMetrics(url)).toMatch(/^presently_mails_total\{outcome="failed"\} [1-9]/m), 60_000);
  const metrics = await readMetrics(url);
  expect(metrics).toMatch(/^presently_mails_waiting 60$/m);
  expectAlerts(metrics, ["PresentlyMailsWait"]);
  await changeRows(database())`delete from mail_queue`;
});

test.runIf(promtool !== undefined)("one whose backups have failed for days sets off both alerts of backups", async () => {
  await database().execute(sql`
    insert into scheduled_jobs (name, next_at, last_finished_at, last_failure, last_succeeded_at)
    values ('backup', now() + interval '1 hour', now(), 'There is no room left for /backups/x.', now() - interval '3 days')
    on conflict (name) do update set next_at = excluded.next_at, last_finished_at = excluded.last_finished_at,
      last_failure = excluded.last_failure, last_succeeded_at = excluded.last_succeeded_at`);
  const { url } = await site.start({ DATABASE_URL: testDatabase.connectionString, BACKUP_DIR: path.join(site.folder, "backups") });
  await untilReady(url);
  expectAlerts(await readMetrics(url), ["PresentlyBackupFails", "PresentlyBackupIsOld"]);
});
