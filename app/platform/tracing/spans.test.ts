import { afterEach, expect, test } from "vitest";
import { startTraceCollector } from "#tests/fakes/trace-collector.ts";
import { startTracing } from "./export-traces.server.ts";
import { inSpan, openSpan, traceWith } from "./spans.server.ts";

afterEach(() => traceWith(null));

test("without a collector work is done as usual", async () => {
  expect(await inSpan("work", {}, async () => 7)).toBe(7);
  openSpan("call", () => {
    throw new Error("nobody wants to know");
  }).end();
});

test("work stands under the work that it belongs to, at the same time as other work too", async () => {
  const collector = await startTraceCollector();
  const tracing = await startTracing({ endpoint: collector.endpoint, serviceName: "presently" });
  const outer = (name: string) =>
    inSpan(name, {}, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      openSpan(`call of ${name}`, () => ({})).end();
    });
  await Promise.all([outer("one"), outer("other")]);
  await tracing.stop();
  const named = (name: string) => collector.spans.find((span) => span.name === name);
  expect(named("call of one")?.parentSpanId).toBe(named("one")?.spanId);
  expect(named("call of other")?.parentSpanId).toBe(named("other")?.spanId);
  expect(named("one")?.traceId).not.toBe(named("other")?.traceId);
  await collector.close();
});

test("failed work says what kind of failure it was, and none of its words", async () => {
  const collector = await startTraceCollector();
  const tracing = await startTracing({ endpoint: collector.endpoint, serviceName: "presently" });
  const fault = Object.assign(new Error("duplicate key (email)=(ada@example.com)"), { code: "23505" });
  await expect(
    inSpan("work", {}, async () => {
      openSpan("call", () => ({})).fail(fault);
      throw fault;
    }),
  ).rejects.toBe(fault);
  await tracing.stop();
  expect(collector.spans.map(({ name, attributes }) => [name, attributes["error.type"]])).toEqual([
    ["call", "23505"],
    ["work", "23505"],
  ]);
  expect(collector.messages.join()).not.toContain("ada@example.com");
  await collector.close();
});
