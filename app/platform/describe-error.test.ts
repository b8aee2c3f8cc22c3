import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { database } from "./db/database.server.ts";
import { describeError } from "./describe-error.ts";
import { log } from "./log.server.ts";

useTestDatabase();

const WORDS = "For Wilhelmina, who plays the theremin";

async function failureOf(query: ReturnType<typeof sql>): Promise<Error> {
  try {
    await database().execute(query);
  } catch (error) {
    return error as Error;
  }
  throw new Error("The query should have failed");
}

test.each([
  ["a table that is gone", sql`select * from no_such_table where words = ${WORDS}`, "42P01"],
  ["a value that the database repeats", sql`select ${WORDS}::uuid`, "22P02"],
])("P1: of a failed query the log keeps the statement and the code, not what was written (%s)", async (_what, query, code) => {
  const failure = await failureOf(query);
  expect(failure.message).toContain("Wilhelmina");
  for (const error of [failure, new Error(`while looking: ${WORDS}`, { cause: failure })]) {
    const kept = describeError(error);
    expect(kept).toMatchObject({
      message: "a query failed",
      code,
      query: expect.stringContaining("$1"),
      stack: expect.stringMatching(/^\s+at /),
    });
    expect(JSON.stringify(kept)).not.toMatch(/Wilhelmina|theremin/);
  }
});

test("any other error is kept as it is", () => {
  expect(describeError(new TypeError("x is not a function"))).toMatchObject({ type: "TypeError", message: "x is not a function" });
});

test("the log describes errors like this", () => {
  const { err } = (log as unknown as Record<symbol, { err: unknown }>)[pino.symbols.serializersSym] ?? {};
  expect(err).toBe(describeError);
});
