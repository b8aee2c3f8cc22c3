import type { ServerBuild } from "react-router";

type Kind = "read" | "write";
type Handler = (args: unknown) => unknown;

/** The access rules that app/entry.server.tsx exports. */
export interface AccessRules {
  accessOf(address: string, kind: Kind): "everyone" | "signed-in" | "admin" | undefined;
  /** Throws unless the request may be answered. */
  authorise(address: string, kind: Kind, args: unknown): Promise<void>;
  /** True where the request has a session cookie, expired ones included. */
  carriesSession(request: Request): boolean;
}

/**
 * Returns a route's whole address, such as `/categories/:type?`; null for a layout that adds nothing to it, whose loader serves all of its
 * pages.
 */
function addressOf(build: ServerBuild, id: string): string | null {
  const route = build.routes[id];
  if (route === undefined || (route.path === undefined && !route.index)) return null;
  const parts: string[] = [];
  for (let current: typeof route | undefined = route; current !== undefined; current = build.routes[current.parentId ?? ""]) {
    if (current.path) parts.unshift(current.path);
  }
  return `/${parts.join("/")}`;
}

/**
 * Puts every loader and action of the build behind the access rules (Z1): each part of a page that runs, its data request included, is
 * checked. Throws for a route that the rules do not name, and for a guarded page that has no loader to guard.
 */
export function withAccessRules(build: ServerBuild, rules: AccessRules): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      const address = addressOf(build, id);
      if (route === undefined || address === null) return [id, route];
      const guarded = (handler: Handler | undefined, kind: Kind): Handler | undefined => {
        const who = rules.accessOf(address, kind);
        if (handler === undefined) {
          if (kind === "read" && who !== "everyone" && who !== undefined && route.module.default !== undefined)
            throw new Error(`${id} is not for everyone, but has no loader: what it shows would reach anybody`);
          return undefined;
        }
        if (who === undefined) throw new Error(`${id} (${address}) has no ${kind} entry in app/access.ts`);
        if (who === "everyone") return handler;
        return async (args) => {
          await rules.authorise(address, kind, args);
          return handler(args);
        };
      };
      const loader = guarded(route.module.loader as Handler | undefined, "read");
      const action = guarded(route.module.action as Handler | undefined, "write");
      return [id, { ...route, module: { ...route.module, ...(loader && { loader }), ...(action && { action }) } }];
    }),
  );
  return { ...build, routes: routes as ServerBuild["routes"] };
}
