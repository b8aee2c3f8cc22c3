import { countExportedGifts } from "#app/features/catalogue/export.queries.server.ts";
import { readGiftFormOptions } from "#app/features/catalogue/editing/gift-form.queries.server.ts";
import { listImports } from "#app/features/catalogue/editing/imports.queries.server.ts";
import { GiftImport } from "#app/features/catalogue/editing/components/gift-import.tsx";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/gift-import";

export async function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const [count, { categories }, imports] = await Promise.all([countExportedGifts(), readGiftFormOptions(), listImports(asked)]);
  return { count, options: categories, imports };
}

export function meta({ matches }: Route.MetaArgs) {
  const title = "Import and export";
  return describePage(siteOf(matches), {
    title,
    description: "Import or export the catalog as a file.",
    path: "/admin/gifts/import",
    noindex: true,
  });
}

export default function GiftImportScreen({ loaderData }: Route.ComponentProps) {
  return <GiftImport {...loaderData} />;
}
