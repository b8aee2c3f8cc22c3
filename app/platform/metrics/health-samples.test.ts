import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { database } from "../db/database.server.ts";
import { listHealthSpans, recordHealth } from "./health-samples.server.ts";
import { emptyTotals, subtractTotals } from "./totals.ts";

useTestDatabase();

test("the last day comes in 48 half hours of all servers together, means weighed by how often", async () => {
  const one = { ...emptyTotals(), requests: 90, failures: 1, cachedPages: 80, renders: 1, renderMs: 100, queries: 4, queryMs: 10 };
  await recordHealth(randomUUID(), one, 200 * 1024 * 1024);
  await recordHealth(randomUUID(), { ...one, renders: 9, renderMs: 180 }, 300 * 1024 * 1024);
  const spans = await listHealthSpans();
  expect(spans).toHaveLength(48);
  expect(spans.every(({ time }) => /^\d{4}-\d{2}-\d{2}T\d{2}:[03]0:00Z$/.test(time))).toBe(true);
  expect(new Set(spans.map(({ time }) => time)).size).toBe(48);
  // The samples may have been written just before or just after the half hour.
  const full = spans.slice(-2).find(({ requests }) => requests > 0);
  expect(full).toMatchObject({ requests: 180, failures: 2, cachedPages: 160, renderMs: 28, queryMs: 2.5, finderMs: 0, memoryMb: 300 });
  expect(spans[0]).toMatchObject({ requests: 0, renderMs: 0, memoryMb: 0 });
});

test("what is older than a week goes", async () => {
  await recordHealth(randomUUID(), emptyTotals(), 1);
  await database().execute(sql`update health_samples set at = now() - interval '8 days' - random() * interval '1 hour'`);
  await recordHealth(randomUUID(), emptyTotals(), 1);
  expect((await database().execute(sql`select count(*)::int as count from health_samples`)).rows).toEqual([{ count: 1 }]);
});

test("a minute is the difference of two moments", () => {
  expect(subtractTotals({ ...emptyTotals(), requests: 7, queryMs: 3 }, { ...emptyTotals(), requests: 5 })).toEqual({
    ...emptyTotals(),
    requests: 2,
    queryMs: 3,
  });
});
