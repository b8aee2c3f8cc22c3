import { afterAll, expect, test } from "vitest";
import { useSite } from "#tests/site.ts";

process.env.METRICS_TOKEN = "the-token-of-these-tests";
const site = useSite();
afterAll(() => {
  delete process.env.METRICS_TOKEN;
});
const here = { headers: { authorization: "Bearer the-token-of-these-tests" } };

test("/metrics informs of requests, cached pages, rendering, database and memory", async () => {
  await site.request("/about");
  await site.request("/about");
  const response = await site.request("/metrics", here);
  expect(response.headers.get("content-type")).toContain("text/plain");
  const text = await response.text();
  for (const line of [
    /^presently_request_seconds_count\{kind="page",status="2xx"\} \d+$/m,
    /^presently_cached_page_answers_total\{result="miss"\} \d+$/m,
    /^presently_cached_page_answers_total\{result="hit"\} [1-9]\d*$/m,
    /^presently_render_seconds_count [1-9]\d*$/m,
    /^presently_database_query_seconds_count \d+$/m,
    /^process_resident_memory_bytes \d+$/m,
    /^nodejs_eventloop_lag_seconds /m,
  ])
    expect(text).toMatch(line);
});

test("/metrics is not there for anybody else", async () => {
  expect((await site.request("/metrics", { from: "127.0.0.1" })).status).toBe(401);
});
