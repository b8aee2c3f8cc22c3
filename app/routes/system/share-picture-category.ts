import { findCategoryShare } from "#app/features/catalogue/share-pictures/share-pages.server.tsx";
import type { Route } from "./+types/share-picture-category";
import { readShareFace } from "./share-face.server.ts";
import { answerPicture, nameOfPicture } from "./share-picture-response.ts";

/** GET /share-pictures/categories/{type}/{slug}.png: the share picture of a category. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { face } = await readShareFace();
  return answerPicture(request, await findCategoryShare(params.type, nameOfPicture(params.slug), face));
}
