import { randomUUID } from "node:crypto";
import { z } from "zod";
import { database } from "../db/database.server.ts";
import { changeRows, readRows, rowOf } from "../db/rows.server.ts";
import { totals } from "./instruments.server.ts";
import { subtractTotals, type Totals } from "./totals.ts";

const RETENTION_DAYS = 7;

/** Records what this server has done since the last sample, and deletes samples older than a week. */
export async function recordHealth(server: string, done: Totals, memoryBytes: number): Promise<void> {
  await changeRows(database())`
    insert into health_samples (server, requests, failures, cached_pages, renders, render_ms, queries, query_ms, mails_sent, mails_failed,
      finder_runs, finder_ms, memory_bytes)
    values (${server}, ${done.requests}, ${done.failures}, ${done.cachedPages}, ${done.renders}, ${done.renderMs}, ${done.queries},
      ${done.queryMs}, ${done.mailsSent}, ${done.mailsFailed}, ${done.finderRuns}, ${done.finderMs}, ${memoryBytes})
    on conflict do nothing`;
  await changeRows(database())`delete from health_samples where at < now() - make_interval(days => ${RETENTION_DAYS})`;
}

/** Names this process among the servers. */
const SERVER = randomUUID();
let last = { ...totals };

/** Records what this server has done since the last call. While the database is away that is lost, without other effects. */
export async function takeHealthSample(): Promise<void> {
  const now = { ...totals };
  const done = subtractTotals(now, last);
  last = now;
  await recordHealth(SERVER, done, process.memoryUsage.rss());
}

/** Half an hour of all servers together; times are means in milliseconds, 0 where nothing was timed. */
const healthSpan = rowOf({
  /** The moment in which the half hour begins: "2026-11-28T14:30:00Z". */
  time: z.string(),
  requests: z.int(),
  failures: z.int(),
  cachedPages: z.int(),
  renderMs: z.number(),
  queryMs: z.number(),
  finderMs: z.number(),
  /** Memory of the server that used the most. */
  memoryMb: z.int(),
});
export type HealthSpan = z.infer<typeof healthSpan>;

/** Returns the last day in half hours, the present one last. */
export function listHealthSpans(): Promise<HealthSpan[]> {
  return readRows(database(), healthSpan)`
    with spans as (
      select generate_series(date_bin('30 minutes', now(), 'epoch') - interval '23 hours 30 minutes', now(), interval '30 minutes') as begin
    )
    select to_char(begin at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as time,
      coalesce(sum(requests), 0)::int as requests, coalesce(sum(failures), 0)::int as failures, coalesce(sum(cached_pages), 0)::int as "cachedPages",
      coalesce(round((sum(render_ms) / nullif(sum(renders), 0))::numeric, 1), 0)::float8 as "renderMs",
      coalesce(round((sum(query_ms) / nullif(sum(queries), 0))::numeric, 2), 0)::float8 as "queryMs",
      coalesce(round((sum(finder_ms) / nullif(sum(finder_runs), 0))::numeric, 1), 0)::float8 as "finderMs",
      coalesce(round(max(memory_bytes) / 1048576.0), 0)::int as "memoryMb"
    from spans left join health_samples on at >= begin and at < begin + interval '30 minutes'
    group by begin order by begin`;
}
