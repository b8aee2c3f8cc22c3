import { throwPageError } from "#app/platform/errors.ts";
import type { KeptRendering } from "#app/platform/kept-renderings.ts";
import { matchesEtag } from "#app/platform/page-cache/cached-page.ts";

/** `<name>.png` without its ending; throws the 404 for every other file. */
export function nameOfPicture(file: string): string {
  if (!file.endsWith(".png")) throwPageError(404);
  return file.slice(0, -".png".length);
}

/** A share picture as an answer. Other sites show it, so it may be embedded anywhere. Throws the 404 where there is none. */
export function answerPicture(request: Request, picture: KeptRendering | null): Response {
  if (picture === null) throwPageError(404);
  const headers = {
    "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
    "cross-origin-resource-policy": "cross-origin",
    etag: picture.etag,
  };
  if (matchesEtag(request.headers.get("if-none-match"), picture.etag)) return new Response(null, { status: 304, headers });
  return new Response(picture.bytes, { headers: { ...headers, "content-type": "image/png" } });
}
