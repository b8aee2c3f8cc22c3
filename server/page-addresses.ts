import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { RouteHandle } from "#app/platform/page-cache/page-policy.ts";

const MAX_QUERY_VALUE = 200;

/** A public page's address in the form that the cache uses. */
export interface PageAddress {
  /** Path and the allowed query parameters, in the route's order. */
  key: string;
}

function routeTree(build: ServerBuild): RouteObject[] {
  const all = Object.values(build.routes).filter((route) => route !== undefined);
  const children = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => (route.parentId ?? undefined) === parentId)
      .map((route) => {
        const shared = { id: route.id, path: route.path, caseSensitive: route.caseSensitive, handle: route.module.handle as unknown };
        return route.index ? { ...shared, index: true } : { ...shared, children: children(route.id) };
      });
  return children(undefined);
}

const firstSegment = (path: string) => path.replace(/^\//, "").split("/", 1)[0]?.toLowerCase() ?? "";

/** Returns the routes whose addresses begin with this segment or may begin with any, in their order. */
function routesBelow(routes: readonly RouteObject[], segment: string): RouteObject[] {
  return routes.flatMap((route) => {
    if (!route.path) return route.children === undefined ? [route] : [{ ...route, children: routesBelow(route.children, segment) }];
    const own = firstSegment(route.path);
    return own === segment || /[:*?]/.test(own) ? [route] : [];
  });
}

/** Returns the first segments that are literal in the site map. */
function knownSegments(routes: readonly RouteObject[]): string[] {
  const segments = routes.flatMap(({ path, children }) => (path ? [firstSegment(path)] : knownSegments(children ?? [])));
  return segments.filter((segment) => !/[:*?]/.test(segment));
}

/**
 * Makes the function that finds the route behind a path. The router ranks all routes it is given anew for each address, which took a tenth
 * of the time to render a page, so it is given only those that can match.
 */
function createMatcher(routes: RouteObject[]): (pathname: string) => RouteObject | undefined {
  const bySegment = new Map(knownSegments(routes).map((segment) => [segment, routesBelow(routes, segment)]));
  return (pathname) => matchRoutes(bySegment.get(firstSegment(pathname)) ?? routes, pathname)?.at(-1)?.route;
}

/** Returns the path of the page that a data request such as `/blog.data` belongs to. */
export function pagePath(pathname: string): string {
  if (!pathname.endsWith(".data")) return pathname;
  const path = pathname.slice(0, -".data".length);
  return path === "/_root" || path === "/_" ? "/" : path.replace(/\/_$/, "/");
}

/**
 * Makes the function that returns the public page's address for a path and query, or null where it is no public page. Parameters outside
 * the route's allow-list are dropped, so that they can neither fill the cache nor appear in the page.
 */
export function createPageAddresses(build: ServerBuild): (pathname: string, search: string) => PageAddress | null {
  const routeOf = createMatcher(routeTree(build));
  return (pathname, search) => {
    const policy = (routeOf(pagePath(pathname))?.handle as RouteHandle | undefined)?.publicPage;
    if (policy === undefined || (policy.onlyWithoutQuery && search.length > 1)) return null;
    const given = new URLSearchParams(search);
    if (given.has("_routes")) return null;
    const kept = new URLSearchParams();
    for (const name of policy.query) {
      const value = given.get(name);
      if (value === null || value === "") continue;
      if (value.length > MAX_QUERY_VALUE) return null;
      kept.set(name, value);
    }
    const query = kept.toString();
    return { key: query === "" ? pathname : `${pathname}?${query}` };
  };
}
