import { expect, test } from "vitest";
import { oncePerRequest, runInRequest } from "./request-scope.server.ts";

test("the parts of a request share what one of them reads; other requests read for themselves", async () => {
  let readings = 0;
  const read = (key: string) => oncePerRequest(key, async () => ++readings);
  const first = await runInRequest("one", () => Promise.all([read("a"), read("a"), read("b")]));
  expect(first).toEqual([1, 1, 2]);
  expect(await runInRequest("two", () => read("a"))).toBe(3);
  expect([await read("a"), await read("a")]).toEqual([4, 5]);
});
