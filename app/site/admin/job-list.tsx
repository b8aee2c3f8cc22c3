import type { JobState } from "#app/platform/jobs/job-states.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";

function stateOf({ isRunning, lastFailure, lastFinishedAt, scope }: JobState): string {
  if (isRunning) return "Running";
  if (lastFailure !== null) return "Failed";
  return scope === "cluster" && lastFinishedAt === null ? "Waiting" : "Succeeded";
}

/** Words a number of seconds: "10 seconds", "minute", "24 hours". */
function wordSeconds(seconds: number): string {
  const [count, unit] =
    seconds % 3600 === 0 ? [seconds / 3600, "hour"] : seconds % 60 === 0 ? [seconds / 60, "minute"] : [seconds, "second"];
  return count === 1 ? unit : `${count} ${unit}s`;
}

function Times({ job }: { job: JobState }) {
  const { every, lastFailure, lastFinishedAt, lastSucceededAt, nextAt, scope } = job;
  if (scope === "server") {
    return (
      <>
        {lastFinishedAt === null ? null : (
          <>
            Failed <LocalTime date={lastFinishedAt} />.{" "}
          </>
        )}
        Runs on each server {every === "start" ? "when it starts" : `every ${wordSeconds(every ?? 0)}`}.
      </>
    );
  }
  return (
    <>
      {lastFinishedAt === null ? (
        "Hasn’t finished a run yet. "
      ) : (
        <>
          Last finished <LocalTime date={lastFinishedAt} />.{" "}
        </>
      )}
      {lastFailure === null || lastSucceededAt === null ? null : (
        <>
          Last succeeded <LocalTime date={lastSucceededAt} />.{" "}
        </>
      )}
      {nextAt === null ? null : (
        <>
          Next run <LocalTime date={nextAt} />.
        </>
      )}
    </>
  );
}

/** Lists the jobs: when each last ended, with what result, and when it runs next. */
export function JobList({ jobs, waitingMails }: { jobs: readonly JobState[]; waitingMails: number }) {
  return (
    <section aria-labelledby="jobs" className="rounded-card border border-line bg-card p-5">
      <h2 id="jobs" className="mb-3 text-subheading">
        Background jobs
      </h2>
      <ul className="grid gap-x-10 *:border-t *:border-line xl:grid-cols-2">
        {jobs.map((job) => (
          <li key={job.name} className="flex flex-col gap-1 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{job.title}</span>
              <Badge tone={job.lastFailure === null ? "positive" : "out-of-stock"}>{stateOf(job)}</Badge>
            </p>
            {job.lastFailure === null ? null : <p className="break-words text-ribbon-deep">{job.lastFailure}</p>}
            <p className="text-sm text-soft-ink">
              <Times job={job} />
            </p>
          </li>
        ))}
        {jobs.some(({ name }) => name === "backup") ? null : (
          <li className="py-3 text-soft-ink">
            There are no automatic backups yet. Set <code>BACKUP_DIR</code> to a folder, and one is made every day.
          </li>
        )}
        <li className="flex flex-wrap justify-between gap-2 py-3">
          <span>Emails waiting to be sent</span>
          <span className="tabular-nums">{waitingMails.toLocaleString("en-US")}</span>
        </li>
      </ul>
    </section>
  );
}
