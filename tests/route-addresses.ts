import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

/** An address of the site map, as app/access.ts writes it, and the module that answers there. */
export interface RouteAddress {
  address: string;
  file: string;
}

/** Every address of app/routes.ts; those of layouts without an address of their own are none. */
export function listRouteAddresses(entries: readonly RouteConfigEntry[] = routes, parent = ""): RouteAddress[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;
    const own = path !== undefined || index ? [{ address: address === "" ? "/" : address, file }] : [];
    return [...own, ...listRouteAddresses(children, address)];
  });
}
