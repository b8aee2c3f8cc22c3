import { countExportedGifts } from "#app/features/catalogue/export.queries.server.ts";
import { GiftImport } from "#app/features/catalogue/editing/components/gift-import.tsx";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/gift-import";

export async function loader() {
  return { count: await countExportedGifts() };
}

export function meta({ matches }: Route.MetaArgs) {
  const title = "Import and export";
  return describePage(siteOf(matches), { title, description: "The catalog as a file.", path: "/admin/gifts/import", noindex: true });
}

export default function GiftImportScreen({ loaderData }: Route.ComponentProps) {
  return <GiftImport count={loaderData.count} />;
}
