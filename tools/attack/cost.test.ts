import { expect, test } from "vitest";
import { hasWorked } from "./cost.ts";

test("an answer of a limit, of a queue or of nothing that was there is no measured work", () => {
  for (const status of [0, 400, 404, 413, 429, 503]) expect(hasWorked({ cpuMs: 500, statuses: [status, status] }, ["finder"])).toBe(false);
  expect(hasWorked({ cpuMs: 5, statuses: [429, 200] }, ["finder"])).toBe(true);
  expect(hasWorked({ cpuMs: 5, statuses: [303] }, ["hash"])).toBe(true);
});

test("a password that was refused has been checked where that cost a hash", () => {
  expect(hasWorked({ cpuMs: 120, statuses: [401] }, ["hash"])).toBe(true);
  expect(hasWorked({ cpuMs: 8, statuses: [422] }, ["hash"])).toBe(false);
  expect(hasWorked({ cpuMs: 120, statuses: [401] }, ["export"])).toBe(false);
});
