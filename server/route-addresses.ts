import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** Paths whose address is remembered: so many, of at most so many characters. */
const MAX_FOUND = 2000;
const MAX_FOUND_LENGTH = 200;

/**
 * Returns a route's whole address as app/access.ts writes it, such as `/categories/:type?`; null for a layout that adds nothing to it, whose
 * loader serves all of its pages.
 */
export function addressOf(build: ServerBuild, id: string): string | null {
  const route = build.routes[id];
  if (route === undefined || (route.path === undefined && !route.index)) return null;
  const parts: string[] = [];
  for (let current: typeof route | undefined = route; current !== undefined; current = build.routes[current.parentId ?? ""]) {
    if (current.path) parts.unshift(current.path);
  }
  return `/${parts.join("/")}`;
}

/** Returns the path of the page that a data request such as `/blog.data` belongs to. */
export function pagePath(pathname: string): string {
  if (!pathname.endsWith(".data")) return pathname;
  const path = pathname.slice(0, -".data".length);
  return path === "/_root" || path === "/_" ? "/" : path.replace(/\/_$/, "/");
}

function routeTree(build: ServerBuild): RouteObject[] {
  const all = Object.values(build.routes).filter((route) => route !== undefined);
  const children = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => (route.parentId ?? undefined) === parentId)
      .map((route) => {
        const shared = { id: route.id, path: route.path, caseSensitive: route.caseSensitive };
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

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Returns the address of app/access.ts whose route answers a path, or undefined where none does. */
export type AddressFinder = (pathname: string) => string | undefined;

/**
 * Makes the function that finds the address behind a path, data requests such as `/blog.data` included, with the router's own matching. The
 * router ranks all routes it is given anew for each path, which took a tenth of the time to render a page, so it is given only those that
 * can match.
 */
export function createAddressFinder(build: ServerBuild): AddressFinder {
  const routes = routeTree(build);
  const addresses = new Map(Object.keys(build.routes).map((id) => [id, addressOf(build, id) ?? undefined]));
  const bySegment = new Map(knownSegments(routes).map((segment) => [segment, routesBelow(routes, segment)]));
  const find = (path: string) => {
    // The router would match it undecoded, with a line in the log that anybody could fill.
    if (!isDecodable(path)) return undefined;
    return addresses.get(matchRoutes(bySegment.get(firstSegment(path)) ?? routes, path)?.at(-1)?.route.id ?? "");
  };
  // One request asks several times.
  const found = new Map<string, string | undefined>();
  return (pathname) => {
    const path = pagePath(pathname);
    if (found.has(path)) return found.get(path);
    if (found.size >= MAX_FOUND) found.clear();
    const address = find(path);
    if (path.length <= MAX_FOUND_LENGTH) found.set(path, address);
    return address;
  };
}
