import { expect, test } from "vitest";
import { listRouteAddresses } from "#tests/route-addresses.ts";
import { ACCESS } from "./access.ts";

test("Z1: every route says who may read and write it, and nothing else does", () => {
  const addresses = listRouteAddresses().map(({ address }) => address);
  expect(new Set(addresses)).toEqual(new Set(Object.keys(ACCESS)));
});
