import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { readConfig } from "#app/platform/config.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { attemptJob } from "#app/platform/jobs/attempt-job.server.ts";
import { listJobStates } from "#app/platform/jobs/job-states.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { JOBS } from "./jobs.server.ts";

useTestDatabase();

/** What the settings of a new site ask for, and what more they can ask for. */
const MODEL = { AI_PROVIDER: "openai-compatible", AI_MODEL: "any", AI_API_KEY: "any", AI_BASE_URL: "http://localhost:9/v1" };
const BARE = readConfig({ DEMO_CATALOGUE: "off", LINK_CARE: "off" });
const FULL = readConfig({ DEMO_CATALOGUE: "on", LINK_CARE: "on", BACKUP_DIR: "/backups", ...MODEL });
const OPTIONAL = ["backup", "link-care", "model-reading", "demo-pictures"];

test("every job has a name and a title of its own, and the settings ask for all but four", () => {
  expect(new Set(JOBS.map(({ name }) => name)).size).toBe(JOBS.length);
  expect(new Set(JOBS.map(({ title }) => title)).size).toBe(JOBS.length);
  for (const { name } of JOBS) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(JOBS.filter((job) => job.every(BARE) === null).map(({ name }) => name)).toEqual(OPTIONAL);
  expect(JOBS.filter((job) => job.every(FULL) === null)).toEqual([]);
});

test("a job comes again within a day, so that a failure that is recorded does not outlive its cause", () => {
  for (const job of JOBS) {
    const every = job.every(FULL);
    if (every === "start" || every === null) continue;
    expect(every, job.name).toBeGreaterThanOrEqual(10);
    expect(every, job.name).toBeLessThanOrEqual(job.scope === "server" ? 3600 : 86_400);
  }
});

test("the health page lists the jobs that the settings ask for", async () => {
  const states = await listJobStates(JOBS, BARE);
  expect(states.map(({ name }) => name)).toEqual(JOBS.map(({ name }) => name).filter((name) => !OPTIONAL.includes(name)));
});

describe.each(JOBS.filter(({ name }) => !OPTIONAL.includes(name)))("$name", (job) => {
  test("runs on an empty site and leaves nothing to do", async () => {
    expect(await attemptJob(job, new AbortController().signal, BARE)).toEqual({ kind: "done" });
  });

  test("ends soon where the server stops as it begins", async () => {
    const ended = attemptJob(job, AbortSignal.abort(), BARE);
    await vi.waitFor(async () => expect(["done", "interrupted"]).toContain((await ended).kind), { timeout: 5000 });
  });
});

test("expired rate limits go, others stay", async () => {
  const now = Date.now();
  await database().execute(sql`
    insert into rate_limits (key, points, expire) values ('old', 1, ${now - 7_200_000}), ('new', 1, ${now}), ('endless', 1, null)`);
  const job = JOBS.find(({ name }) => name === "expired-limits");
  if (job !== undefined) await attemptJob(job, new AbortController().signal, BARE);
  const { rows } = await database().execute(sql`select key from rate_limits order by key`);
  expect(rows).toEqual([{ key: "endless" }, { key: "new" }]);
});
