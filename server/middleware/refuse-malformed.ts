import type { MiddlewareHandler } from "hono";
import { problemResponse } from "../problem.ts";
import type { ServerVariables } from "../render-page.ts";

const MAX_TARGET_LENGTH = 4096;
/**
 * A plain form sends its fields in the address, with up to nine characters for a letter; Node itself accepts 16 kB including all headers.
 */
const MAX_FORM_TARGET_LENGTH = 12_288;
const FORM_PATHS = new Set(["/gift-finder"]);

/** I3: answers an address that is too long or cannot be decoded with a 4xx, before any other code sees it. */
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
