import { expect, test } from "vitest";
import { answerJson } from "./answer-json.server.ts";
import {
  date,
  flag,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  recordOf,
  type Shape,
  text,
  union,
  valueOrNull,
} from "./shapes.ts";

const gift = object({ name: text, price: nullable(number), isNew: optional(flag), savedAt: date });
const savedAt = new Date("2026-11-23T10:00:00Z");

test("a value is sent as JSON with the status and the headers of the answer, and read again with its dates", async () => {
  const response = answerJson(gift, { name: "Mug", price: null, savedAt }, { status: 201, headers: { "cache-control": "no-store" } });
  expect(response.status).toBe(201);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(gift(await response.json())).toEqual({ name: "Mug", price: null, savedAt });
});

test("the server may send neither less nor more than the shape names", () => {
  const anything: Shape<unknown> = gift;
  expect(() => answerJson(anything, { name: "Mug", savedAt })).toThrow("The answer.price is not a number");
  expect(() => answerJson(anything, { name: "Mug", price: 1, savedAt, secret: 1 })).toThrow("fields that its shape does not name");
  expect(() => answerJson(anything, { name: "Mug", price: Number.NaN, isNew: "yes", savedAt })).toThrow(
    "The answer.isNew is not true or false",
  );
});

test.each<[Shape<unknown>, unknown, unknown]>([
  [gift, { name: "Mug", price: 1, savedAt: "2026-11-23T10:00:00.000Z", later: 1 }, { name: "Mug", price: 1, savedAt }],
  [gift, { name: "Mug", price: 1, savedAt: "soon" }, null],
  [gift, { name: "Mug", price: 1, savedAt }, { name: "Mug", price: 1, savedAt }],
  [gift, { name: "Mug", price: 1, savedAt: new Date(Number.NaN) }, null],
  [gift, [], null],
  [gift, "Mug", null],
  [list(number), [1, 2], [1, 2]],
  [list(number), { 0: 1 }, null],
  [list(number), [1, "2"], null],
  [oneOf("a", false), false, false],
  [oneOf("a", false), "b", null],
  [record(number), { a: 1 }, { a: 1 }],
  [record(number), { a: "1" }, null],
  [record(number), null, null],
  [recordOf(["a", "b"], number), { a: 1, b: 2, c: 3 }, { a: 1, b: 2 }],
  [recordOf(["a", "b"], number), { a: 1 }, null],
  [union(object({ ok: oneOf(true) }), object({ ok: oneOf(false), why: text })), { ok: false, why: "x" }, { ok: false, why: "x" }],
  [union(object({ ok: oneOf(true) }), object({ ok: oneOf(false), why: text })), { ok: false }, null],
])("shapes take what fits and nothing else (%#)", (shape, value, read) => {
  expect(valueOrNull(shape, value)).toEqual(read);
});
