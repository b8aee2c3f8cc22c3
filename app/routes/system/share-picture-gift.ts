import { findGiftShare } from "#app/features/catalogue/share-pictures/share-pages.server.tsx";
import type { Route } from "./+types/share-picture-gift";
import { readShareFace } from "./share-face.server.ts";
import { answerPicture, nameOfPicture } from "./share-picture-response.ts";

/** GET /share-pictures/gifts/{id}.png: the share picture of a gift. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { face } = await readShareFace();
  return answerPicture(request, await findGiftShare(nameOfPicture(params.gift), face));
}
