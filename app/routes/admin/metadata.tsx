import { MetadataScreen } from "#app/features/catalogue/components/taxonomy-admin/metadata-screen.tsx";
import { METADATA_TEXTS, METADATA_TABS } from "#app/features/catalogue/taxonomy-admin.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/metadata";
import { loadTaxonomy } from "./load-taxonomy.server.ts";

export function loader({ request }: Route.LoaderArgs) {
  return loadTaxonomy(request, METADATA_TABS);
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, subtitle: description } = METADATA_TEXTS;
  return describePage(siteOf(matches), { title, description, path: "/admin/metadata", noindex: true });
}

export default function GiftMetadata({ loaderData }: Route.ComponentProps) {
  return <MetadataScreen {...loaderData} />;
}
