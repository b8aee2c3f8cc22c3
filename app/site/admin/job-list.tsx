import type { JobState } from "#app/platform/jobs/scheduled-jobs.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";

const NAMES: Readonly<Record<string, string>> = { backup: "Backup" };

function stateOf({ isRunning, lastFailure, lastFinishedAt }: JobState): string {
  if (isRunning) return "Running";
  if (lastFailure !== null) return "Failed";
  return lastFinishedAt === null ? "Waiting" : "Went well";
}

/** Lists the scheduled jobs: when each last ended, with what result, and when it runs next. */
export function JobList({ jobs, waitingMails }: { jobs: readonly JobState[]; waitingMails: number }) {
  return (
    <section aria-labelledby="jobs" className="rounded-card border border-line bg-card p-5">
      <h2 id="jobs" className="mb-3 text-subheading">
        What runs by itself
      </h2>
      <ul className="divide-y divide-line">
        {jobs.map((job) => (
          <li key={job.name} className="flex flex-col gap-1 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{NAMES[job.name] ?? job.name}</span>
              <Badge tone={job.lastFailure === null ? "positive" : "out-of-stock"}>{stateOf(job)}</Badge>
            </p>
            {job.lastFailure === null ? null : <p className="break-words text-ribbon-deep">{job.lastFailure}</p>}
            <p className="text-sm text-soft-ink">
              {job.lastFinishedAt === null ? (
                "It has not ended once yet. "
              ) : (
                <>
                  Last ended <LocalTime date={job.lastFinishedAt} />.{" "}
                </>
              )}
              Comes again <LocalTime date={job.nextAt} />.
            </p>
          </li>
        ))}
        {jobs.length === 0 ? (
          <li className="py-3 text-soft-ink">No backup is made by itself. Set BACKUP_DIR to a folder, and one is made every day.</li>
        ) : null}
        <li className="flex flex-wrap justify-between gap-2 py-3">
          <span>Mails that wait to be sent</span>
          <span className="tabular-nums">{waitingMails.toLocaleString("en-US")}</span>
        </li>
      </ul>
    </section>
  );
}
