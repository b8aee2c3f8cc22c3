import type { Change } from "../change.ts";

const TURNS = ["app/platform/jobs/cluster-turns.test.ts"];

export const JOB_CHANGES: readonly Change[] = [
  {
    kind: "jobs",
    file: "app/platform/jobs/job.ts",
    find: "return Math.min(everySeconds, RETRY_SECONDS);",
    replace: "return everySeconds;",
    promise: "A failed backup is tried again after an hour, not the next day.",
    tests: TURNS,
  },
  {
    kind: "jobs",
    file: "app/platform/jobs/cluster-turns.server.ts",
    find: "else await endTurn(job.name, retrySeconds(everySeconds), outcome.failure);",
    replace: "else await endTurn(job.name, everySeconds, outcome.failure);",
    promise: "A failed backup is tried again after an hour, not the next day.",
    tests: TURNS,
  },
  {
    kind: "jobs",
    file: "app/features/catalogue/editing/link-states.commands.server.ts",
    find: "const FAILURES_OF_DEAD = 5;",
    replace: "const FAILURES_OF_DEAD = 1;",
    promise: "A store whose server fails once has not said that the gift is gone.",
    tests: ["app/features/affiliate/link-care/check-links.test.ts"],
  },
  {
    kind: "jobs",
    file: "app/features/affiliate/link-care/findings.ts",
    find: 'return status === BUSY || (status >= 400 && status < 500) ? "blocked" : "failing";',
    replace: 'return status === BUSY || (status >= 400 && status < 500) ? "blocked" : "dead";',
    promise: "A 500 of a store is no word about its gift.",
    tests: ["app/features/affiliate/link-care/findings.test.ts"],
  },
];
