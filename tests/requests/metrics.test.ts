import { expect, test } from "vitest";
import { useSite } from "#tests/site.ts";

const site = useSite();
const here = { from: "127.0.0.1", headers: { host: "localhost:3000" } };

test("/metrics informs this machine of requests, cached pages, rendering, database and memory", async () => {
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

test.each([
  ["another machine", { from: "203.0.113.9", headers: { host: "localhost:3000" } }],
  [
    "a proxy on this machine that says for whom",
    { from: "127.0.0.1", headers: { host: "localhost:3000", "x-forwarded-for": "203.0.113.9" } },
  ],
  ["a proxy on this machine that passes the site's name on", { from: "127.0.0.1", headers: { host: "gifts.example" } }],
  ["nobody known", {}],
])("/metrics is not there for %s", async (_who, asked) => {
  expect((await site.request("/metrics", asked)).status).toBe(404);
});
