import type { MiddlewareHandler } from "hono";
import { type Access, bodyOf } from "#app/access.ts";
import { isSameOrigin } from "#app/platform/same-origin.ts";
import { problemResponse } from "../problem.ts";
import type { ServerVariables } from "../render-page.ts";

const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Returns the media type that a request says to bring: null where it brings nothing, an empty text where it does not say. */
function typeOf({ headers }: Request): string | null {
  const length = headers.get("content-length");
  const type = headers.get("content-type");
  if (length === "0" || (length === null && type === null && !headers.has("transfer-encoding"))) return null;
  return type?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/**
 * Refuses a write by its headers alone, before any route or limit hears of it: of a page of another site or without an Origin (A9), and of
 * what its address does not take. What it brings is counted once the sender is authorised (server/receive-body.ts).
 */
export function guardWrites(accessOf: (pathname: string) => Access | undefined, siteUrl: string): MiddlewareHandler<ServerVariables> {
  return async (c, next) => {
    const request = c.req.raw;
    if (READS.has(request.method)) return next();
    const { pathname } = new URL(request.url);
    const access = accessOf(pathname);
    const fromElsewhere = () => problemResponse(403, c.get("requestId"), "Only pages on this site can send this.");
    // Nothing runs there: the route answers 405. What another site sends would be refused by the router, which logs it as a fault.
    if (access?.write === undefined) return request.headers.has("origin") && !isSameOrigin(request, siteUrl) ? fromElsewhere() : next();
    // Programs have no use for the router's data requests.
    const isOpen = access.from === "anywhere" && !pathname.endsWith(".data");
    if (!isOpen && !isSameOrigin(request, siteUrl)) return fromElsewhere();
    const type = typeOf(request);
    const { types } = bodyOf(access);
    if (type !== null && !types.includes(type)) return problemResponse(415, c.get("requestId"), `The body must be ${types.join(" or ")}.`);
    return next();
  };
}
