/** Files that run on the server, or may. */
const SERVER_SIDE = /^(server|db)\/|^app\/(platform|routes\/.*\.ts$)|^app\/.*\.server\.tsx?$/;
const TIMER = /(?<![.\w])(setInterval|setTimeout)\(/;

/** Files with a timer of their own, and what it is for. None of them starts the product's work again and again. */
const NAMED: Readonly<Record<string, string>> = {
  "app/entry.server.tsx": "the deadline of a page's rendering",
  "app/features/media/sizes.server.ts": "the deadline of a picture's process",
  "app/platform/db/query-timeout.server.ts": "the deadline of a query",
  "app/platform/db/replica.server.ts": "looks after the connection to the replica",
  "app/platform/deferred-scripts.ts": "runs in the browser",
  "app/platform/emoji-pictures.server.ts": "forgets the emoji set once",
  "app/platform/jobs/cluster-turns.server.ts": "renews the claim of a running job",
  "app/platform/jobs/repeat.ts": "the timer of all jobs",
  "app/platform/page-cache/page-tag-listener.server.ts": "the heartbeat of the listener's connection",
  "app/platform/receive-file.server.ts": "the deadline of an upload's next part",
  "app/platform/storage/s3-storage.server.ts": "the deadline of a file's next piece",
  "app/platform/work/bounded-queue.ts": "the longest wait of work in line",
  "app/platform/work/run-apart.server.ts": "ends a program that has been idle",
  "app/site/offline/offline-document.server.tsx": "runs in the browser",
  "server/listen.ts": "the deadlines of a stop",
  "server/middleware/compress-text.ts": "the deadline of a first piece",
  "server/middleware/fair-share.ts": "the longest turn of a request",
  "server/slow-reader-guard.ts": "looks whether an answer waits for its reader",
  "server/slow-request-guard.ts": "the deadline of a request",
};

/** Returns the server's files that have a timer without being named above, and those named in vain. */
export function findTimerFaults(files: readonly string[], readText: (file: string) => string): string[] {
  const withTimer = files.filter(
    (file) => SERVER_SIDE.test(file) && !/\.test\.tsx?$/.test(file) && /\.tsx?$/.test(file) && TIMER.test(readText(file)),
  );
  return [
    ...withTimer
      .filter((file) => NAMED[file] === undefined)
      .map(
        (file) =>
          `${file}: a timer of its own. What runs by itself is a job in app/jobs.server.ts; a deadline is named in tools/checks/timers.ts.`,
      ),
    ...Object.keys(NAMED)
      .filter((file) => !withTimer.includes(file))
      .map((file) => `${file}: has no timer any more. Take it out of tools/checks/timers.ts.`),
  ];
}
