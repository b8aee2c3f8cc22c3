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

test("the request id and the trace of a trusted proxy go on, those of a stranger do not", async () => {
  const env = { DATABASE_URL: database.connectionString, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const spanId = "b7ad6b7169203331";
  const ask = async (settings: Record<string, string>, requestId: string) => {
    const { child, url } = await site.start({ ...env, ...settings });
    await untilReady(url);
    const headers = { "x-request-id": requestId, traceparent: `00-${traceId}-${spanId}-01` };
    const answer = await fetch(`${url}/search?q=${requestId.length}`, { headers });
    expect(await endProcess(child)).toBe(0);
    const given = answer.headers.get("x-request-id");
    const span = collector.spans.find(
      ({ attributes }) => attributes["presently.request_id"] === given && attributes["url.path"] !== undefined,
    );
    return { given, traceId: span?.traceId, parentSpanId: span?.parentSpanId };
  };
  const proxys = "of-the-proxy-0001";
  expect(await ask({ TRUSTED_PROXIES: "127.0.0.1" }, proxys)).toEqual({ given: proxys, traceId, parentSpanId: spanId });
  const own = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const hostile = await ask({ TRUSTED_PROXIES: "127.0.0.1" }, "*/ select 1; --");
  expect(hostile.given, "it would be part of a statement's comment").toEqual(own);
  const strangers = await ask({ TRUSTED_PROXIES: "10.1.2.3" }, proxys);
  expect(strangers).toMatchObject({ given: own, parentSpanId: undefined });
  expect(strangers.traceId).not.toBe(traceId);
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
