import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { database } from "../db/database.server.ts";
import { readConfig } from "../config.server.ts";
import { findDueTurns, takeTurn } from "./cluster-turns.server.ts";
import type { ClusterJob } from "./job.ts";
import { listJobStates } from "./job-states.server.ts";
import { startJobs } from "./run-jobs.server.ts";

useTestDatabase();
afterEach(() => database().execute(sql`delete from scheduled_jobs`));

const settings = readConfig({});

interface CountingJob extends ClusterJob {
  runs: number;
}

function countingJob(run: (signal: AbortSignal) => Promise<void> = async () => undefined): CountingJob {
  const job: CountingJob = {
    name: "count",
    title: "Counting",
    scope: "cluster",
    every: () => 60,
    runs: 0,
    run: (signal) => ((job.runs += 1), run(signal)),
  };
  return job;
}
const runIfDue = (job: ClusterJob) => takeTurn({ job, everySeconds: 60 }, new AbortController().signal, settings);
const stateOf = async (job: ClusterJob) => (await listJobStates([job], settings))[0];
const makeDue = () => database().execute(sql`update scheduled_jobs set next_at = now() - interval '1 second'`);

test("of twenty simultaneous servers one takes a turn, and the next turn comes when it is due", async () => {
  const job = countingJob();
  const ran = await Promise.all(Array.from({ length: 20 }, () => runIfDue(job)));
  expect([job.runs, ran.filter(Boolean).length]).toEqual([1, 1]);
  expect(await runIfDue(job)).toBe(false);
  await makeDue();
  expect(await runIfDue(job)).toBe(true);
  expect(await stateOf(job)).toMatchObject({ name: "count", isRunning: false, lastFailure: null });
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
  expect(await stateOf(job)).toMatchObject({ lastFailure: "No room left", isRunning: false });
  await makeDue();
  await runIfDue(job);
  expect(await stateOf(job)).toMatchObject({ lastFailure: null });
});

test("what failed is due again after an hour, however long its interval; what went well after its interval", async () => {
  const day = 86_400;
  const runs: { job: ClusterJob; everySeconds: number; dueInSeconds: number }[] = [
    { job: countingJob(() => Promise.reject(new Error("No room left"))), everySeconds: day, dueInSeconds: 3600 },
    { job: countingJob(() => Promise.reject(new Error("No room left"))), everySeconds: 60, dueInSeconds: 60 },
    { job: countingJob(), everySeconds: day, dueInSeconds: day },
  ];
  for (const { job, everySeconds, dueInSeconds } of runs) {
    await database().execute(sql`delete from scheduled_jobs`);
    expect(await takeTurn({ job, everySeconds }, new AbortController().signal, settings)).toBe(true);
    const { rows } = await database().execute(
      sql`select extract(epoch from next_at - last_finished_at)::int as seconds from scheduled_jobs`,
    );
    expect(rows).toEqual([{ seconds: dueInSeconds }]);
  }
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
  const jobs = startJobs([job]);
  await begun;
  await jobs.stop();
  expect(await stateOf(job)).toMatchObject({ lastFailure: null, isRunning: false, lastFinishedAt: null });
  expect(await runIfDue(countingJob())).toBe(true);
});

test("a turn that was set before the clock went back is not waited for", async () => {
  const job = countingJob();
  await runIfDue(job);
  expect(await runIfDue(job)).toBe(false);
  await database().execute(sql`update scheduled_jobs set next_at = next_at + interval '1 day'`);
  expect(await runIfDue(job)).toBe(true);
});

test("one look names every turn that is due: the first, the one whose time has come, the one that the clock has moved away", async () => {
  const turn = (name: string) => ({ job: { ...countingJob(), name }, everySeconds: 60 });
  await database().execute(sql`
    insert into scheduled_jobs (name, next_at, claimed_until) values
      ('come', now() - interval '1 second', null), ('moved', now() + interval '2 minutes', now() - interval '1 second'),
      ('later', now() + interval '30 seconds', null), ('taken', now() - interval '1 second', now() + interval '1 minute')`);
  const due = await findDueTurns(["first", "come", "moved", "later", "taken"].map(turn));
  expect(due.map(({ job }) => job.name)).toEqual(["first", "come", "moved"]);
});

test("a clock of the database that jumps ahead again and again does not make one server run a job again and again", async () => {
  const job = countingJob();
  const jobs = startJobs([job], { lookMs: 20 });
  await vi.waitFor(async () => expect((await stateOf(job))?.lastFinishedAt).toBeInstanceOf(Date));
  for (let jump = 0; jump < 10; jump++) {
    await makeDue();
    await sleep(40);
  }
  await jobs.stop();
  expect(job.runs).toBe(1);
});

test("when a job last went well is known after it has failed", async () => {
  await runIfDue(countingJob());
  const wentWell = (await stateOf(countingJob()))?.lastSucceededAt;
  expect(wentWell).toBeInstanceOf(Date);
  await makeDue();
  await runIfDue(countingJob(() => Promise.reject(new Error("There is no room left"))));
  expect(await stateOf(countingJob())).toMatchObject({ lastFailure: "There is no room left", lastSucceededAt: wentWell });
});
