import { expect, test } from "vitest";
import { ACCESS, FILE_DEAR } from "#app/access.ts";
import type { Fixtures } from "./fixtures.ts";
import { listFloods } from "./floods.ts";

test("every kind of dear work that has an address is flooded", async () => {
  const things = new Proxy({} as Fixtures, {
    get: (_things, name) => (name === "demoPictures" ? ["/media/demo-1/mug"] : "00000000-0000-4000-8000-000000000000"),
  });
  const flooded = (await listFloods(things)).flatMap(({ kinds }) => kinds);
  expect(new Set(flooded)).toEqual(new Set([...FILE_DEAR, ...Object.values(ACCESS).flatMap(({ dear = [] }) => dear)]));
});
