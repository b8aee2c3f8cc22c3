import { drawLookPicture } from "#app/features/look/draw-icon.server.ts";
import { type IconSide, readPictureFile } from "#app/features/look/pictures.ts";
import { findLookPicture } from "#app/features/look/stored-looks.queries.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { SANDBOX_POLICY } from "#app/platform/sandbox-policy.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import type { Route } from "./+types/look-picture";

/** Returns an icon as PNG; its address does not say of what kind the picture was. */
async function drawIcon(id: string, side: IconSide): Promise<Buffer | null> {
  const draw = async (type: "png" | "svg") => doDearWork("share-picture", () => drawLookPicture({ id, type }, side), { signal: null });
  return (await draw("png")) ?? draw("svg");
}

/** GET /look-pictures/{id}.{png|svg} and /look-pictures/{id}-{side}.png: a logo or an icon, which never changes. */
export async function loader({ params }: Route.LoaderArgs) {
  const file = readPictureFile(params.file) ?? throwPageError(404);
  const { id, type, side } = file;
  const bytes = side === null ? await findLookPicture(id, type) : await drawIcon(id, side);
  if (bytes === null) throwPageError(404);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": type === "svg" ? "image/svg+xml" : "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": SANDBOX_POLICY,
    },
  });
}
