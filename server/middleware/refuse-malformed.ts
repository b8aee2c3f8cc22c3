import type { MiddlewareHandler } from "hono";
import { problemResponse } from "../problem.ts";
import type { ServerVariables } from "../render-page.ts";

const MAX_TARGET_LENGTH = 4096;
/** A plain form sends its fields in the address, up to nine characters for a letter; Node itself takes 16 kB with all headers. */
const MAX_FORM_TARGET_LENGTH = 12_288;
const FORM_PATHS = new Set(["/gift-finder"]);

/** I3: an address that is too long or that cannot be decoded gets its 4xx here and troubles nobody behind. */
export const refuseMalformed: MiddlewareHandler<ServerVariables> = async (c, next) => {
  const { pathname, search } = new URL(c.req.raw.url);
  const maxLength = FORM_PATHS.has(pathname) ? MAX_FORM_TARGET_LENGTH : MAX_TARGET_LENGTH;
  if (pathname.length + search.length > maxLength) return problemResponse(414, c.get("requestId"));
  try {
    if (decodeURIComponent(pathname).includes("\0")) return problemResponse(400, c.get("requestId"));
  } catch {
    return problemResponse(400, c.get("requestId"));
  }
  return next();
};
