import { CategoriesScreen } from "#app/features/catalogue/components/taxonomy-admin/categories-screen.tsx";
import { CATEGORY_ADMIN_TEXTS, CATEGORY_TABS } from "#app/features/catalogue/taxonomy-admin.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/categories";
import { loadTaxonomy } from "./load-taxonomy.ts";

export function loader({ request }: Route.LoaderArgs) {
  return loadTaxonomy(request, CATEGORY_TABS);
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, subtitle: description } = CATEGORY_ADMIN_TEXTS;
  return describePage(siteOf(matches), { title, description, path: "/admin/categories", noindex: true });
}

export default function GiftCategories({ loaderData }: Route.ComponentProps) {
  return <CategoriesScreen {...loaderData} />;
}
