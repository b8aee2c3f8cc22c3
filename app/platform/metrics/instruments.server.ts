import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { emptyTotals } from "./totals.ts";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of this process in Prometheus' format. */
export const registry = new Registry();
/** The same metrics as plain sums. A cached page's answer only increments these. */
export const totals = emptyTotals();

collectDefaultMetrics({ register: registry });

const shared = { registers: [registry] };
const requestSeconds = new Histogram({
  ...shared,
  name: "presently_request_seconds",
  help: "Time to answer a request that no cached page answered at once, by kind of address and class of status",
  labelNames: ["kind", "status"],
  buckets: SECONDS,
});
const renderSeconds = new Histogram({
  ...shared,
  name: "presently_render_seconds",
  help: "Time to render a page, its data included",
  buckets: SECONDS,
});
const querySeconds = new Histogram({
  ...shared,
  name: "presently_database_query_seconds",
  help: "Time of a database query",
  buckets: SECONDS,
});
const finderSeconds = new Histogram({
  ...shared,
  name: "presently_finder_seconds",
  help: "Time of the finder to rank gifts",
  buckets: SECONDS,
});
const cachedPageAnswers = new Counter({
  ...shared,
  name: "presently_cached_page_answers_total",
  help: "Requests for public pages: answered from memory (hit), from memory while a new one is made (stale), or rendered first (miss)",
  labelNames: ["result"],
});
const mails = new Counter({ ...shared, name: "presently_mails_total", help: "Attempts to send a mail", labelNames: ["outcome"] });
const publicReads = new Counter({
  ...shared,
  name: "presently_public_reads_total",
  help: "Queries of public content that a replica could have answered, by who did: replica or primary; none where no replica is set up",
  labelNames: ["answered_by"],
});
const replicaFallbacks = new Counter({
  ...shared,
  name: "presently_replica_fallbacks_total",
  help: "Queries that failed on the replica and were asked of the primary instead",
});
const jobs = new Counter({ ...shared, name: "presently_jobs_total", help: "Runs of jobs", labelNames: ["job", "outcome"] });

/** Adds a gauge that is read when it is requested. `read` returns its value, or null while it is not known; then the gauge is absent. */
export function addGauge(name: string, help: string, read: () => number | null | Promise<number | null>): void {
  registry.removeSingleMetric(name);
  const gauge = new Gauge({
    ...shared,
    name,
    help,
    async collect() {
      // A gauge that cannot be read, while the database is away for example, must not prevent the others from being read.
      const value = await Promise.resolve(read()).catch(() => null);
      if (value === null) gauge.remove();
      else gauge.set(value);
    },
  });
}

/** Adds a gauge with a value for each of several names, such as caches, which is read when it is requested. */
export function addGaugeOfEach(
  name: string,
  help: string,
  label: string,
  read: () => readonly (readonly [of: string, value: number])[],
): void {
  registry.removeSingleMetric(name);
  const gauge = new Gauge({
    ...shared,
    name,
    help,
    labelNames: [label],
    collect() {
      for (const [of, value] of read()) gauge.set({ [label]: of }, value);
    },
  });
}

/** Counts a request that passed through the whole server. */
export function countRequest(kind: string, status: number, ms: number): void {
  totals.requests += 1;
  if (status >= 500) totals.failures += 1;
  requestSeconds.observe({ kind, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
}

let hitsTold = 0;
let hits = 0;

/** Counts an answer from memory before any framework; this path has to be the cheapest. */
export function countCachedPage(): void {
  totals.requests += 1;
  totals.cachedPages += 1;
  hits += 1;
}

/** Counts a look-up in the page cache by a request that passes through the whole server. */
export function countPageLookup(result: "hit" | "stale" | "miss"): void {
  if (result !== "miss") totals.cachedPages += 1;
  cachedPageAnswers.inc({ result });
}

export function countRender(ms: number): void {
  totals.renders += 1;
  totals.renderMs += ms;
  renderSeconds.observe(ms / 1000);
}

export function countQuery(ms: number): void {
  totals.queries += 1;
  totals.queryMs += ms;
  querySeconds.observe(ms / 1000);
}

export function countMail(isSent: boolean): void {
  if (isSent) totals.mailsSent += 1;
  else totals.mailsFailed += 1;
  mails.inc({ outcome: isSent ? "sent" : "failed" });
}

export function countFinder(ms: number): void {
  totals.finderRuns += 1;
  totals.finderMs += ms;
  finderSeconds.observe(ms / 1000);
}

export function countJob(job: string, isDone: boolean): void {
  jobs.inc({ job, outcome: isDone ? "done" : "failed" });
}

export function countPublicRead(answeredBy: "replica" | "primary"): void {
  publicReads.inc({ answered_by: answeredBy });
}

export function countReplicaFallback(): void {
  replicaFallbacks.inc();
}

/** Returns all metrics in Prometheus' text format. */
export async function writeMetrics(): Promise<string> {
  cachedPageAnswers.inc({ result: "hit" }, hits - hitsTold);
  hitsTold = hits;
  return registry.metrics();
}

export const METRICS_CONTENT_TYPE = registry.contentType;
