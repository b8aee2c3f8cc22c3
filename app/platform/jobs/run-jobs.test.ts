import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { readConfig } from "../config.server.ts";
import { database } from "../db/database.server.ts";
import type { ServerJob } from "./job.ts";
import { listJobStates } from "./job-states.server.ts";
import { startJobs, wakeJob } from "./run-jobs.server.ts";

useTestDatabase();
afterEach(() => database().execute(sql`delete from server_job_failures`));

function serverJob(run: ServerJob["run"], traits: Partial<ServerJob> = {}) {
  const counted = vi.fn<ServerJob["run"]>(run);
  return { name: "tidy", title: "Tidying", scope: "server" as const, every: () => 60, ...traits, run: counted };
}
const stateOf = async (job: ServerJob) => (await listJobStates([job], readConfig({})))[0];
const done = async () => undefined;

test("a job of each server runs at the start and when it is woken, unless the settings do not ask for it", async () => {
  const job = serverJob(done, { every: () => "start" });
  const unwanted = serverJob(done, { name: "unwanted", every: ({ linkCare }) => (linkCare ? null : 60) });
  const jobs = startJobs([job, unwanted], { config: readConfig({ LINK_CARE: "on" }) });
  wakeJob("tidy");
  wakeJob("unwanted");
  wakeJob("unheard-of");
  await vi.waitFor(() => expect(job.run).toHaveBeenCalledTimes(2));
  await jobs.stop();
  wakeJob("tidy");
  expect(job.run).toHaveBeenCalledTimes(2);
  expect(unwanted.run).not.toHaveBeenCalled();
});

test("its failure is recorded until a run goes well", async () => {
  let isBroken = true;
  const job = serverJob(async () => {
    if (isBroken) throw new Error("The disk is full");
  });
  const jobs = startJobs([job]);
  await vi.waitFor(async () =>
    expect(await stateOf(job)).toMatchObject({ lastFailure: "The disk is full", lastFinishedAt: expect.any(Date) }),
  );
  isBroken = false;
  wakeJob("tidy");
  await vi.waitFor(async () => expect((await stateOf(job))?.lastFailure).toBeNull());
  await jobs.stop();
});

test("a server that stops forgets its failures, those of another server stay, and those of one that has long been gone are not shown", async () => {
  await database().execute(sql`
    insert into server_job_failures (name, server, failed_at, failure) values
      ('tidy', gen_random_uuid(), now() - interval '1 minute', 'The other one'),
      ('long-gone', gen_random_uuid(), now() - interval '1 day', 'An old one')`);
  const job = serverJob(async () => {
    throw new Error("Mine");
  });
  const gone = serverJob(done, { name: "long-gone" });
  expect(await stateOf(gone)).toMatchObject({ lastFailure: null });
  const jobs = startJobs([job]);
  await vi.waitFor(async () => expect((await stateOf(job))?.lastFailure).toBe("Mine"));
  await jobs.stop();
  expect((await stateOf(job))?.lastFailure).toBe("The other one");
});

test("stopping tells the run under way, waits for it, and does not count its end as a failure", async () => {
  let ended = false;
  const job = serverJob(
    (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () =>
          setTimeout(() => {
            ended = true;
            reject(new Error("stopped"));
          }, 50),
        );
      }),
  );
  const jobs = startJobs([job]);
  await jobs.stop();
  expect(ended).toBe(true);
  expect((await stateOf(job))?.lastFailure).toBeNull();
});
