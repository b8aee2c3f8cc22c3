import { findGiftShare } from "#app/features/catalogue/share-pictures/share-pages.server.tsx";
import { config } from "#app/platform/config.server.ts";
import type { Route } from "./+types/share-picture-gift";
import { answerPicture, nameOfPicture } from "./share-picture-response.ts";

/** GET /share-pictures/gifts/{id}.png: the share picture of a gift. */
export async function loader({ request, params }: Route.LoaderArgs) {
  return answerPicture(request, await findGiftShare(nameOfPicture(params.gift), config().siteName));
}
