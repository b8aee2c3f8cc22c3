import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { closeDatabase, connectDatabase, database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { parseTrustedProxies } from "../client-address.server.ts";
import { log } from "../log.server.ts";
import { noticeForwarding } from "../untrusted-proxies.server.ts";
import { consumeByAddress, createRateLimit } from "./rate-limit.server.ts";

const testDatabase = useTestDatabase();
afterEach(() => vi.useRealTimers());

/** Moves the clock by hours from its real time. */
const setClock = (hours: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });

test("the allowed uses pass, the next one is told when to come back", async () => {
  const limit = createRateLimit({ name: "allowed-uses", points: 2, durationSeconds: 3600 });
  expect(await limit.consume("192.0.2.1")).toEqual({ ok: true });
  expect(await limit.consume("192.0.2.1")).toEqual({ ok: true });
  const refused = await limit.consume("192.0.2.1");
  expect(refused.ok).toBe(false);
  expect(!refused.ok && refused.retryAfterSeconds).toBeGreaterThan(3500);
  expect(!refused.ok && refused.retryAfterSeconds).toBeLessThanOrEqual(3600);
  expect(await limit.consume("192.0.2.2")).toEqual({ ok: true });
});

test("R3: the count survives a restart", async () => {
  const options = { name: "restart", points: 1, durationSeconds: 3600 };
  expect((await createRateLimit(options).consume("a")).ok).toBe(true);
  await closeDatabase();
  connectDatabase(testDatabase.connectionString);
  expect((await createRateLimit(options).consume("a")).ok).toBe(false);
});

test("P1: a reader of the table learns neither addresses nor accounts", async () => {
  const limit = createRateLimit({ name: "disguised", points: 1, durationSeconds: 60 });
  await limit.consume("192.0.2.77");
  const rows = await readRows(database(), rowOf({ key: z.string() }))`select key from rate_limits where key like 'disguised:%'`;
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key).not.toContain("192.0.2.77");
});

test("50 simultaneous uses are counted one by one", async () => {
  const limit = createRateLimit({ name: "at-once", points: 5, durationSeconds: 3600 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => limit.consume("a")));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
});

test("a use given back can be used again, also the last one", async () => {
  const limit = createRateLimit({ name: "refund", points: 1, durationSeconds: 3600 });
  expect((await limit.consume("a")).ok).toBe(true);
  await limit.refund("a");
  expect((await limit.consume("a")).ok).toBe(true);
  expect((await limit.consume("a")).ok).toBe(false);
});

test("two limits with the same key do not share their uses", async () => {
  expect((await createRateLimit({ name: "first", points: 1, durationSeconds: 60 }).consume("a")).ok).toBe(true);
  expect((await createRateLimit({ name: "second", points: 1, durationSeconds: 60 }).consume("a")).ok).toBe(true);
});

test("G1: while the counters cannot be reached, this server counts alone", async () => {
  const limit = createRateLimit({ name: "away", points: 1, durationSeconds: 60 });
  await database().execute(sql`alter table rate_limits rename to rate_limits_away`);
  try {
    expect((await limit.consume("a")).ok).toBe(true);
    expect((await limit.consume("a")).ok).toBe(false);
  } finally {
    await database().execute(sql`alter table rate_limits_away rename to rate_limits`);
  }
});

test("a clock that jumps a day ahead begins a new period, and one that goes back locks nobody out for longer than a period", async () => {
  const limit = createRateLimit({ name: "jumping-clock", points: 1, durationSeconds: 900 });
  expect((await limit.consume("a")).ok).toBe(true);
  expect((await limit.consume("a")).ok).toBe(false);
  setClock(24);
  expect((await limit.consume("a")).ok).toBe(true);
  expect((await limit.consume("a")).ok).toBe(false);
  setClock(-24);
  expect((await limit.consume("a")).ok).toBe(true);
  const refused = await limit.consume("a");
  expect(!refused.ok && refused.retryAfterSeconds).toBeLessThanOrEqual(900);
});

test("a server whose clock is a minute behind the others' does not forget what they have counted", async () => {
  const options = { name: "slow-clock", points: 1, durationSeconds: 900 };
  expect((await createRateLimit(options).consume("a")).ok).toBe(true);
  setClock(-1 / 60);
  expect((await createRateLimit(options).consume("a")).ok).toBe(false);
});

test("R3: an address that stands for many visitors is not counted, every other one is", async () => {
  vi.spyOn(log, "warn").mockReturnValue(undefined);
  const crowd = "10.66.0.5";
  noticeForwarding(crowd, new Headers({ "x-forwarded-for": "203.0.113.9" }), parseTrustedProxies([]));
  const limit = createRateLimit({ name: "by-address", points: 1, durationSeconds: 3600 });
  for (let count = 0; count < 3; count++) expect((await consumeByAddress(limit, crowd)).ok).toBe(true);
  for (const address of ["203.0.113.5", null]) {
    expect((await consumeByAddress(limit, address)).ok).toBe(true);
    expect((await consumeByAddress(limit, address)).ok).toBe(false);
  }
});
