import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { ACCESS } from "./access.ts";
import routes from "./routes.ts";

/** The addresses of a site map, as app/access.ts writes them. */
function addressesOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const address = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    const own = entry.path !== undefined || entry.index ? [address === "" ? "/" : address] : [];
    return [...own, ...addressesOf(entry.children ?? [], address)];
  });
}

test("Z1: every route says who may read and write it, and nothing else does", () => {
  expect(new Set(addressesOf(routes))).toEqual(new Set(Object.keys(ACCESS)));
});
