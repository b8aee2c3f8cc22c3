import { drawEmoji } from "#app/platform/emoji-pictures.server.ts";
import { SANDBOX_POLICY } from "#app/platform/sandbox-policy.ts";
import type { Route } from "./+types/emoji";

/** GET /emoji/{code}.svg: an emoji as a picture. It can be cached forever, since the drawing of an emoji does not change. */
export async function loader({ params }: Route.LoaderArgs) {
  const picture = params.file.endsWith(".svg") ? await drawEmoji(params.file.slice(0, -".svg".length)) : null;
  if (picture === null) return new Response(null, { status: 404 });
  return new Response(picture, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=2592000, immutable",
      "content-security-policy": SANDBOX_POLICY,
    },
  });
}
