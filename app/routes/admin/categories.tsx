import { CategoriesScreen } from "#app/features/catalogue/components/taxonomy-admin/categories-screen.tsx";
import { CATEGORY_ADMIN_TEXTS, CATEGORY_TABS } from "#app/features/catalogue/taxonomy-admin.ts";
import { readStarterState } from "#app/features/catalogue/guesses/standard-categories.commands.server.ts";
import { groupStarters } from "#app/features/catalogue/starter-categories.ts";
import { readStandardCategories } from "#db/seed/read-standard-categories.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/categories";
import { loadTaxonomy } from "./load-taxonomy.server.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const shown = await loadTaxonomy(request, CATEGORY_TABS);
  const isOffered = shown.values?.length === 0 && (await readStarterState()).isOffered;
  return { ...shown, starters: isOffered ? groupStarters(await readStandardCategories()) : null };
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, subtitle: description } = CATEGORY_ADMIN_TEXTS;
  return describePage(siteOf(matches), { title, description, path: "/admin/categories", noindex: true });
}

export default function GiftCategories({ loaderData }: Route.ComponentProps) {
  return <CategoriesScreen {...loaderData} />;
}
