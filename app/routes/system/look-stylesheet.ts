import { findLookVersion } from "#app/features/look/stored-looks.queries.server.ts";
import { stylesheetOf } from "#app/features/look/stylesheet.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import type { Route } from "./+types/look-stylesheet";

const FOREVER = "public, max-age=31536000, immutable";

/** GET /looks/{version}-{digest}.css: the tokens of a version of the look. A page of an earlier release asks for a digest that is no more. */
export async function loader({ params }: Route.LoaderArgs) {
  const [, version = ""] = /^(\d{1,9})-[\w-]{12}\.css$/.exec(params.file) ?? throwPageError(404);
  const current = await findLookVersion(Number(version));
  if (current === null) throwPageError(404);
  const { css, address } = stylesheetOf(current);
  const cacheControl = address === `/looks/${params.file}` ? FOREVER : "no-cache";
  return new Response(css, { headers: { "content-type": "text/css; charset=utf-8", "cache-control": cacheControl } });
}
