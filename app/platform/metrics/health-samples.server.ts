import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { database } from "../db/database.server.ts";
import { log } from "../log.server.ts";
import { totals } from "./instruments.server.ts";
import { subtractTotals, type Totals } from "./totals.ts";

const MINUTE_MS = 60_000;
const RETENTION_DAYS = 7;

/** Records what this server has done since the last sample, and deletes samples older than a week. */
export async function recordHealth(server: string, done: Totals, memoryBytes: number): Promise<void> {
  await database().execute(sql`
    insert into health_samples (server, requests, failures, cached_pages, renders, render_ms, queries, query_ms, mails_sent, mails_failed,
      finder_runs, finder_ms, memory_bytes)
    values (${server}, ${done.requests}, ${done.failures}, ${done.cachedPages}, ${done.renders}, ${done.renderMs}, ${done.queries},
      ${done.queryMs}, ${done.mailsSent}, ${done.mailsFailed}, ${done.finderRuns}, ${done.finderMs}, ${memoryBytes})
    on conflict do nothing`);
  await database().execute(sql`delete from health_samples where at < now() - make_interval(days => ${RETENTION_DAYS})`);
}

/** Records every minute what this server has done. While the database is away a minute is lost, without other effects. */
export function startHealthSamples(everyMs = MINUTE_MS): { stop(): void } {
  const server = randomUUID();
  let last = { ...totals };
  const timer = setInterval(() => {
    const now = { ...totals };
    const done = subtractTotals(now, last);
    last = now;
    recordHealth(server, done, process.memoryUsage.rss()).catch((error: unknown) =>
      log.warn({ err: error }, "a minute of the health page is lost"),
    );
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Half an hour of all servers together; times are means in milliseconds, 0 where nothing was timed. */
export interface HealthSpan {
  /** Start of the half hour: "14:30", UTC. */
  time: string;
  requests: number;
  failures: number;
  cachedPages: number;
  renderMs: number;
  queryMs: number;
  finderMs: number;
  /** Memory of the server that used the most. */
  memoryMb: number;
}

/** Returns the last day in half hours, the present one last. */
export async function listHealthSpans(): Promise<HealthSpan[]> {
  const { rows } = await database().execute<HealthSpan & Record<string, unknown>>(sql`
    with spans as (
      select generate_series(date_bin('30 minutes', now(), 'epoch') - interval '23 hours 30 minutes', now(), interval '30 minutes') as begin
    )
    select to_char(begin at time zone 'utc', 'HH24:MI') as time,
      coalesce(sum(requests), 0)::int as requests, coalesce(sum(failures), 0)::int as failures, coalesce(sum(cached_pages), 0)::int as "cachedPages",
      coalesce(round((sum(render_ms) / nullif(sum(renders), 0))::numeric, 1), 0)::float8 as "renderMs",
      coalesce(round((sum(query_ms) / nullif(sum(queries), 0))::numeric, 2), 0)::float8 as "queryMs",
      coalesce(round((sum(finder_ms) / nullif(sum(finder_runs), 0))::numeric, 1), 0)::float8 as "finderMs",
      coalesce(round(max(memory_bytes) / 1048576.0), 0)::int as "memoryMb"
    from spans left join health_samples on at >= begin and at < begin + interval '30 minutes'
    group by begin order by begin`);
  return rows;
}
