import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { emptyTotals } from "./totals.ts";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What this process tells of itself in Prometheus' format. */
export const registry = new Registry();
/** The same in plain sums. A kept page's answer adds one to them and does nothing else. */
export const totals = emptyTotals();

collectDefaultMetrics({ register: registry });

const shared = { registers: [registry] };
const requestSeconds = new Histogram({
  ...shared,
  name: "presently_request_seconds",
  help: "Time to answer a request that no kept page answered at once, by kind of address and class of status",
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
const keptPageAnswers = new Counter({
  ...shared,
  name: "presently_kept_page_answers_total",
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
const jobs = new Counter({ ...shared, name: "presently_jobs_total", help: "Turns of scheduled jobs", labelNames: ["job", "outcome"] });

/** Adds a figure that is read when it is asked for. `read` returns it, or null while it is not known. */
export function addGauge(name: string, help: string, read: () => number | null | Promise<number | null>): void {
  registry.removeSingleMetric(name);
  const gauge = new Gauge({
    ...shared,
    name,
    help,
    async collect() {
      // A figure that cannot be had, while the database is away say, must not take the others along.
      const value = await Promise.resolve(read()).catch(() => null);
      if (value === null) gauge.reset();
      else gauge.set(value);
    },
  });
}

/** A request that went through the server's whole length. */
export function countRequest(kind: string, status: number, ms: number): void {
  totals.requests += 1;
  if (status >= 500) totals.failures += 1;
  requestSeconds.observe({ kind, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
}

let hitsTold = 0;
let hits = 0;

/** An answer from memory before any framework: the one thing here that has to cost nothing. */
export function countKeptPage(): void {
  totals.requests += 1;
  totals.keptPages += 1;
  hits += 1;
}

/** A public page that was looked for in memory on the way through the server. */
export function countPageLookup(result: "hit" | "stale" | "miss"): void {
  if (result !== "miss") totals.keptPages += 1;
  keptPageAnswers.inc({ result });
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

/** Everything, as Prometheus reads it. */
export async function writeMetrics(): Promise<string> {
  keptPageAnswers.inc({ result: "hit" }, hits - hitsTold);
  hitsTold = hits;
  return registry.metrics();
}

export const METRICS_CONTENT_TYPE = registry.contentType;
