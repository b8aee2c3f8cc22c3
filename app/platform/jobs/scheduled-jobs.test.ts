import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { database } from "../db/database.server.ts";
import { listJobStates, runIfDue, startScheduledJobs } from "./scheduled-jobs.server.ts";

useTestDatabase();
afterEach(() => database().execute(sql`delete from scheduled_jobs`));

function countingJob(run: (signal: AbortSignal) => Promise<void> = async () => undefined) {
  const job = { name: "count", everySeconds: 60, runs: 0, run: (signal: AbortSignal) => ((job.runs += 1), run(signal)) };
  return job;
}
const makeDue = () => database().execute(sql`update scheduled_jobs set next_at = now() - interval '1 second'`);

test("of twenty simultaneous servers one takes a turn, and the next turn comes when it is due", async () => {
  const job = countingJob();
  const ran = await Promise.all(Array.from({ length: 20 }, () => runIfDue(job)));
  expect([job.runs, ran.filter(Boolean).length]).toEqual([1, 1]);
  expect(await runIfDue(job)).toBe(false);
  await makeDue();
  expect(await runIfDue(job)).toBe(true);
  const [state] = await listJobStates();
  expect(state).toMatchObject({ name: "count", isRunning: false, lastFailure: null });
});

test("who waited while another server took the turn does not take it for one that was set before the clock went back", async () => {
  const job = countingJob();
  await database().execute(sql`insert into scheduled_jobs (name) values ('count')`);
  let waiting: Promise<boolean> | undefined;
  await database().transaction(async (other) => {
    await other.execute(sql`select from scheduled_jobs for update`);
    waiting = runIfDue(job);
    await vi.waitFor(async () => {
      const { rows } = await database().execute(sql`select from pg_locks where not granted`);
      expect(rows).toHaveLength(1);
    });
    await other.execute(sql`update scheduled_jobs set claimed_until = null, next_at = clock_timestamp() + interval '1 minute'`);
  });
  expect(await waiting).toBe(false);
});

test("a turn of a server that has died is taken over, one of a server at work is not", async () => {
  const job = countingJob();
  await database().execute(sql`insert into scheduled_jobs (name, claimed_until) values ('count', now() + interval '1 minute')`);
  expect(await runIfDue(job)).toBe(false);
  await database().execute(sql`update scheduled_jobs set claimed_until = now() - interval '1 second'`);
  expect(await runIfDue(job)).toBe(true);
});

test("a failure is recorded with the job until a turn goes well, and is tried again", async () => {
  const outcomes = [new Error("No room left"), null];
  const job = countingJob(async () => {
    const failure = outcomes.shift();
    if (failure) throw failure;
  });
  await runIfDue(job);
  expect((await listJobStates())[0]).toMatchObject({ lastFailure: "No room left", isRunning: false });
  await makeDue();
  await runIfDue(job);
  expect((await listJobStates())[0]).toMatchObject({ lastFailure: null });
});

test("a server that stops ends its turn, which is the next server's then", async () => {
  let begin = () => undefined as void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const job = countingJob(
    (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("stopped")));
        begin();
      }),
  );
  const jobs = startScheduledJobs([job]);
  await begun;
  await jobs.stop();
  expect((await listJobStates())[0]).toMatchObject({ lastFailure: null, isRunning: false, lastFinishedAt: null });
  expect(await runIfDue(countingJob())).toBe(true);
});

test("a turn that was set before the clock went back is not waited for", async () => {
  const job = countingJob();
  await runIfDue(job);
  expect(await runIfDue(job)).toBe(false);
  await database().execute(sql`update scheduled_jobs set next_at = next_at + interval '1 day'`);
  expect(await runIfDue(job)).toBe(true);
});
