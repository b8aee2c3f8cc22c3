import { throwPageError } from "#app/platform/errors.ts";
import type { CachedRendering } from "#app/platform/render-cache.ts";
import { matchesEtag } from "#app/platform/page-cache/cached-page.ts";

/** Returns `<name>.png` without its ending; throws 404 for every other file. */
export function nameOfPicture(file: string): string {
  if (!file.endsWith(".png")) throwPageError(404);
  return file.slice(0, -".png".length);
}

/** Answers with a share picture. Other sites show it, so it may be embedded anywhere. Throws 404 where there is none. */
export function answerPicture(request: Request, picture: CachedRendering | null): Response {
  if (picture === null) throwPageError(404);
  const headers = {
    "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
    "cross-origin-resource-policy": "cross-origin",
    etag: picture.etag,
  };
  if (matchesEtag(request.headers.get("if-none-match"), picture.etag)) return new Response(null, { status: 304, headers });
  return new Response(picture.bytes, { headers: { ...headers, "content-type": "image/png" } });
}
