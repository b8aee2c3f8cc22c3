import type { MiddlewareHandler } from "hono";
import { problemResponse } from "../problem.ts";
import type { ServerVariables } from "../render-page.ts";

const MAX_TARGET_LENGTH = 4096;

/** I3: an address that is too long or that cannot be decoded gets its 4xx here and troubles nobody behind. */
export const refuseMalformed: MiddlewareHandler<ServerVariables> = async (c, next) => {
  const { pathname, search } = new URL(c.req.raw.url);
  if (pathname.length + search.length > MAX_TARGET_LENGTH) return problemResponse(414, c.get("requestId"));
  try {
    if (decodeURIComponent(pathname).includes("\0")) return problemResponse(400, c.get("requestId"));
  } catch {
    return problemResponse(400, c.get("requestId"));
  }
  return next();
};
