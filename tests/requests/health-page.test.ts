import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { recordHealth } from "#app/platform/metrics/health-samples.server.ts";
import { emptyTotals } from "#app/platform/metrics/totals.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
let cookie: string;
beforeAll(async () => {
  cookie = await site.signIn(await createUser({ role: "admin" }));
});
const read = async () => (await site.request("/admin/health", { headers: { cookie } })).text();

test("the health page shows the last day, and says that nobody makes backups", async () => {
  await recordHealth(randomUUID(), { ...emptyTotals(), requests: 4321, cachedPages: 4000 }, 5e8);
  const page = await read();
  for (const words of ["4,321", "93%", "Time to render a page", "477 MB at most", "There are no automatic backups yet"])
    expect(page).toContain(words);
});

test("a proxy that TRUSTED_PROXIES does not name is seen, with what to do", async () => {
  expect(await read()).not.toContain("TRUSTED_PROXIES");
  await site.request("/healthz", { from: "10.20.30.40", headers: { "x-forwarded-for": "203.0.113.9" } });
  expect(await read()).toContain("set TRUSTED_PROXIES=10.20.30.40");
});

test("a failed backup is seen, with its reason", async () => {
  await database().execute(sql`
    insert into scheduled_jobs (name, last_finished_at, last_failure) values ('backup', now(), 'There is no room left for /backups/x.')`);
  const page = await read();
  for (const words of ["Failed", "There is no room left for /backups/x."]) expect(page).toContain(words);
  expect(page).not.toContain("Last succeeded");
  await database().execute(sql`update scheduled_jobs set last_succeeded_at = '2026-01-31T14:05:00Z' where name = 'backup'`);
  const after = await read();
  expect(after, "the time of the last good one outlives a failure").toMatch(/Last succeeded.*2026-01-31T14:05/s);
  expect(page).not.toContain("There are no automatic backups yet");
});

test("a job that fails on one of the servers is seen, with its reason and how often it runs", async () => {
  expect(await read()).toContain("every 10 seconds");
  await database().execute(sql`
    insert into server_job_failures (name, server, failure) values ('mail-delivery', gen_random_uuid(), 'The queue is locked.')`);
  const page = await read();
  for (const words of ["Sending email", "Failed", "The queue is locked."]) expect(page).toContain(words);
});
