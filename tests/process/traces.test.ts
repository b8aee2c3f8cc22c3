import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDatabase, type SpareDatabase } from "#tests/database.ts";
import { type ReceivedSpan, startTraceCollector, type TraceCollector } from "#tests/fakes/trace-collector.ts";
import { endProcess } from "../child-processes.ts";
import { untilReady, useSiteProcesses } from "./site-process.ts";

const site = useSiteProcesses();
let collector: TraceCollector;
let database: SpareDatabase;
beforeAll(async () => {
  collector = await startTraceCollector();
  database = await makeDatabase("migrated");
});
afterAll(async () => {
  await collector.close();
  await database.drop();
});

test("a request's trace holds its rendering and its queries, and nothing of what was typed", async () => {
  const env = { DATABASE_URL: database.connectionString, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_SERVICE_NAME: "our shop" };
  const { child, url } = await site.start(env);
  await untilReady(url);
  const response = await fetch(`${url}/search?q=hovercraft`);
  expect(response.status).toBe(200);
  // The server sends waiting spans before it exits.
  expect(await endProcess(child)).toBe(0);

  const requestId = response.headers.get("x-request-id");
  const request = collector.spans.find(
    ({ name, attributes }) => name === "GET page" && attributes["presently.request_id"] === requestId,
  ) as ReceivedSpan;
  expect(request.service).toBe("our shop");
  expect(request.attributes).toMatchObject({ "http.request.method": "GET", "url.path": "/search", "http.response.status_code": 200 });
  expect(request.parentSpanId).toBeUndefined();
  const rendering = collector.spans.find(({ name, parentSpanId }) => name === "render" && parentSpanId === request.spanId);
  const queries = collector.spans.filter(({ name, parentSpanId }) => name === "query" && parentSpanId === rendering?.spanId);
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.every(({ traceId }) => traceId === request.traceId)).toBe(true);
  expect(queries[0]?.attributes["db.query.text"]).toMatch(/^\s*(with|select)/i);
  expect(collector.messages.join()).not.toContain("hovercraft");
});

test("a collector that is away costs no request anything", async () => {
  const { child, url, errors } = await site.start({
    DATABASE_URL: database.connectionString,
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9",
  });
  await untilReady(url);
  expect((await fetch(`${url}/search?q=hovercraft`)).status).toBe(200);
  expect(await endProcess(child)).toBe(0);
  expect(errors()).toBe("");
});
