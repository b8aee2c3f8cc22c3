import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { database } from "./db/database.server.ts";
import { describeError } from "./describe-error.ts";
import { log } from "./log.server.ts";

useTestDatabase();

const WORDS = "my mother-in-law's affair";

async function failure(run: () => unknown): Promise<unknown> {
  try {
    await run();
  } catch (error) {
    return error;
  }
  throw new Error("nothing failed");
}

test.each<[string, () => unknown]>([
  ["a query whose value the database repeats", () => database().execute(sql`select ${WORDS}::uuid`)],
  ["a query with the words as a parameter", () => database().execute(sql`select ${WORDS}::text, 1 / 0`)],
  ["a parser", () => JSON.parse(WORDS)],
])("P1: what a person wrote does not reach the log: %s", async (_case, run) => {
  const failed = await failure(run);
  for (const error of [failed, new Error(`while reading ${WORDS}`, { cause: failed })]) {
    const described = describeError(error);
    expect(JSON.stringify(described)).not.toContain("mother-in-law");
    expect(described.stack).toContain(" at ");
  }
});

test("the log describes errors like this", () => {
  const { err } = (log as unknown as Record<symbol, { err: unknown }>)[pino.symbols.serializersSym] ?? {};
  expect(err).toBe(describeError);
});

test("a failed query is found by its statement and the database's code", async () => {
  const described = describeError(await failure(() => database().execute(sql`select ${WORDS}::uuid`)));
  expect(described).toMatchObject({ code: "22P02", query: "select $1::uuid" });
});

test("a bug keeps its message, its place and its cause", () => {
  const error = new TypeError("x is not a function", { cause: new RangeError("too deep") });
  expect(describeError(error)).toMatchObject({ name: "TypeError", message: "x is not a function", cause: { name: "RangeError" } });
  expect(describeError("thrown text")).toMatchObject({ name: "Error", message: undefined });
});
