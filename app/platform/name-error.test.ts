import { expect, test } from "vitest";
import { nameError } from "./name-error.ts";

test("names an error and the first code among its causes, and repeats no message", () => {
  const cause = Object.assign(new Error("terminating connection"), { code: "57P01" });
  expect(nameError(new TypeError("Failed query: my neighbour", { cause }))).toEqual({ name: "TypeError", code: "57P01" });
  expect(nameError(Object.assign(new Error("x"), { code: "ECONNREFUSED" }))).toEqual({ name: "Error", code: "ECONNREFUSED" });
});

test.each([
  null,
  undefined,
  "my neighbour",
  { name: "my neighbour", code: "MY" },
  Object.assign(new Error("x"), { name: "my neighbour's Error", code: "my neighbour" }),
])("P1: %j is only an Error", (thrown) => {
  expect(nameError(thrown)).toEqual({ name: "Error", code: undefined });
});
