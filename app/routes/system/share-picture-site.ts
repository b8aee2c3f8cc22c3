import { drawSiteShare } from "#app/features/catalogue/share-pictures/share-pages.server.tsx";
import type { Route } from "./+types/share-picture-site";
import { readShareFace } from "./share-face.server.ts";
import { answerPicture } from "./share-picture-response.ts";

/** GET /share-pictures/site.png: the share picture of the site. */
export async function loader({ request }: Route.LoaderArgs) {
  const { face, tagline } = await readShareFace();
  return answerPicture(request, await drawSiteShare(face, tagline));
}
