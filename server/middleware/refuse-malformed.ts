import type { MiddlewareHandler } from "hono";
import type { Access } from "#app/access.ts";
import { problemResponse } from "../problem.ts";
import type { ServerVariables } from "../render-page.ts";

const MAX_TARGET_LENGTH = 4096;

/** I3: answers an address that is too long or cannot be decoded with a 4xx, before any other code sees it. */
export function refuseMalformed(accessOf: (pathname: string) => Access | undefined): MiddlewareHandler<ServerVariables> {
  const isTooLong = (pathname: string, search: string) => {
    const length = pathname.length + search.length;
    return length > MAX_TARGET_LENGTH && length > (accessOf(pathname)?.maxTarget ?? MAX_TARGET_LENGTH);
  };
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.raw.url);
    if (isTooLong(pathname, search)) return problemResponse(414, c.get("requestId"));
    try {
      if (decodeURIComponent(pathname).includes("\0")) return problemResponse(400, c.get("requestId"));
    } catch {
      return problemResponse(400, c.get("requestId"));
    }
    return next();
  };
}
