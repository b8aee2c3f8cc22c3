import { AppearanceScreen } from "#app/features/appearance/components/appearance-screen.tsx";
import { findLookToEdit, listLookVersions } from "#app/features/appearance/looks.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/appearance";

export async function loader() {
  const [{ version, look }, versions] = await Promise.all([findLookToEdit(), listLookVersions()]);
  const { siteName, siteTagline } = config().given;
  return { version, look, versions, given: { name: siteName, tagline: siteTagline } };
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "What the site is called, looks like and says.";
  return describePage(siteOf(matches), { title: "Appearance", description, path: "/admin/appearance", noindex: true });
}

export default function Appearance({ loaderData }: Route.ComponentProps) {
  return <AppearanceScreen {...loaderData} />;
}
