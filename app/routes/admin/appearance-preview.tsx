import { findLookToEdit } from "#app/features/appearance/looks.queries.server.ts";
import { shownNames } from "#app/features/look/current-look.queries.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { LookPreview } from "#app/site/look-preview.tsx";
import { readHomeContent } from "../site/home-content.server.ts";
import type { Route } from "./+types/appearance-preview";

/** GET /admin/appearance/preview: the home page inside the editor of the look, which sends it the look that is not saved yet. */
export async function loader({ context }: Route.LoaderArgs) {
  const { country, cacheTags } = context.get(requestInfoContext);
  const { look } = await findLookToEdit();
  const content = await readHomeContent(look.season, country(), cacheTags);
  const { siteName: name, siteTagline: tagline } = shownNames(look);
  return { content, look: { ...look, name, tagline } };
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "The home page with a look that is not saved yet.";
  return describePage(siteOf(matches), { title: "Preview", description, path: "/admin/appearance/preview", noindex: true });
}

export default function AppearancePreview({ loaderData }: Route.ComponentProps) {
  return <LookPreview content={loaderData.content} saved={loaderData.look} />;
}
