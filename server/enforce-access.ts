import type { ActionFunctionArgs, ServerBuild } from "react-router";
import { ACCESS, type Audience, bodyOf } from "#app/access.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { receiveBody } from "./receive-body.ts";
import { addressOf } from "./route-addresses.ts";

type Kind = "read" | "write";
type Handler = (args: ActionFunctionArgs) => unknown;

/** What app/entry.server.tsx exports for access control. */
interface AccessRules {
  /** Throws unless the sender of the request belongs to the audience. */
  authorise(who: Exclude<Audience, "everyone">, args: unknown): Promise<void>;
  /** True where the request has a session cookie, expired ones included. */
  carriesSession(request: Request): boolean;
}

/**
 * Puts every loader and action of the build behind app/access.ts (Z1): each part of a page that runs, its data request included, is checked.
 * An action gets its body whole, or the limits within which it takes the stream, after its sender is authorised: nobody else fills the
 * memory. Throws for a route that the table does not name, and for a guarded page that has no loader to guard.
 */
export function withAccessRules(build: ServerBuild, rules: AccessRules): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      const address = addressOf(build, id);
      if (route === undefined || address === null) return [id, route];
      const guarded = (handler: Handler | undefined, kind: Kind): Handler | undefined => {
        const access = ACCESS[address];
        const who = access?.[kind];
        if (handler === undefined) {
          if (kind === "read" && who !== "everyone" && who !== undefined && route.module.default !== undefined)
            throw new Error(`${id} is not for everyone, but has no loader: what it shows would reach anybody`);
          return undefined;
        }
        if (access === undefined || who === undefined) throw new Error(`${id} (${address}) has no ${kind} entry in app/access.ts`);
        const authorise = async (args: ActionFunctionArgs) => {
          if (who !== "everyone") await rules.authorise(who, args);
        };
        if (kind === "read") return who === "everyone" ? handler : (args) => authorise(args).then(() => handler(args));
        return async (args) => {
          await authorise(args);
          args.context.get(requestInfoContext).body = bodyOf(access);
          return handler({ ...args, request: await receiveBody(args.request, access) });
        };
      };
      const loader = guarded(route.module.loader as Handler | undefined, "read");
      const action = guarded(route.module.action as Handler | undefined, "write");
      return [id, { ...route, module: { ...route.module, ...(loader && { loader }), ...(action && { action }) } }];
    }),
  );
  return { ...build, routes: routes as ServerBuild["routes"] };
}
