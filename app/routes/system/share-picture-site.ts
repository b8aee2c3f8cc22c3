import { drawSiteShare } from "#app/features/catalogue/share-pictures/share-pages.server.tsx";
import { config } from "#app/platform/config.server.ts";
import type { Route } from "./+types/share-picture-site";
import { answerPicture } from "./share-picture-response.ts";

/** GET /share-pictures/site.png: the share picture of the site. */
export async function loader({ request }: Route.LoaderArgs) {
  const { siteName, siteTagline } = config();
  return answerPicture(request, await drawSiteShare(siteName, siteTagline));
}
