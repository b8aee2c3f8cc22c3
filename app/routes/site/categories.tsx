import { redirect } from "react-router";
import {
  BROWSED_TAXONOMIES,
  categoriesPath,
  categoriesTabPath,
  isBrowsed,
  readCategoriesAddress,
} from "#app/features/catalogue/addresses.ts";
import { countCategories, listFilledCategories } from "#app/features/catalogue/categories.queries.server.ts";
import { CategoryTiles } from "#app/features/catalogue/components/category-tiles.tsx";
import { ReloadButton } from "#app/features/catalogue/components/reload-button.tsx";
import { CATEGORIES_TEXTS } from "#app/features/catalogue/constants.ts";
import { breadcrumbMarkup } from "#app/features/catalogue/markup.ts";
import { formatCount } from "#app/features/catalogue/gift-tags.ts";
import { taxonomy, type TaxonomyKey, taxonomyTag } from "#app/features/catalogue/taxonomies.ts";
import { CollectionsBand } from "#app/features/collections/components/collections-band.tsx";
import { BROWSED_COLLECTIONS, COLLECTIONS_TAG } from "#app/features/collections/constants.ts";
import { limitToNextDate, listShownCollections } from "#app/features/collections/shown-collections.queries.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import { readRouteError } from "#app/site/route-error.ts";
import type { Route } from "./+types/categories";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { key, redirectTo } = readCategoriesAddress(params.type, new URL(request.url).searchParams.get("type"));
  if (redirectTo !== null) return redirect(redirectTo, 301);
  const keys: TaxonomyKey[] = isBrowsed(key) ? [...BROWSED_TAXONOMIES] : [...BROWSED_TAXONOMIES, key];
  const { cacheTags } = context.get(requestInfoContext);
  for (const shown of keys) cacheTags.add(taxonomyTag(shown));
  cacheTags.add(COLLECTIONS_TAG);
  const [categories, counts, shown] = await Promise.all([
    listFilledCategories(key),
    countCategories(),
    listShownCollections(BROWSED_COLLECTIONS),
    limitToNextDate(),
  ]);
  const collections = shown.collections.map(({ slug, title, lead }) => ({ slug, title, lead }));
  return { key, categories, collections, tabs: keys.map((shown) => ({ key: shown, count: counts[shown] })) };
}

const DESCRIPTIONS: Partial<Record<TaxonomyKey, string>> = {
  occasion: "Gift ideas for every occasion, from birthdays and weddings to thank-yous and no reason at all.",
  recipient: "Gift ideas sorted by the person they are for: parents, partners, friends, children, teachers, and more.",
  interest: "Gift ideas sorted by what they love: coffee, gardening, reading, games, cooking, and more.",
};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!loaderData)
    return describePage(site, { title: CATEGORIES_TEXTS.title, description: site.tagline, path: "/categories", noindex: true });
  const { plural, singular } = taxonomy(loaderData.key);
  const path = categoriesPath(loaderData.key);
  return describePage(site, {
    title: loaderData.key === "occasion" ? CATEGORIES_TEXTS.title : `${CATEGORIES_TEXTS.title} by ${singular}`,
    description: DESCRIPTIONS[loaderData.key] ?? `Gift ideas sorted by ${plural}.`,
    path,
    jsonLd: [breadcrumbMarkup(site.url, path, [{ label: "Home", to: "/" }, { label: CATEGORIES_TEXTS.title }])],
  });
}

function tabLabel(key: TaxonomyKey): string {
  if (isBrowsed(key)) return CATEGORIES_TEXTS.tabs[key];
  return `By ${taxonomy(key).singular.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`;
}

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const { key, categories, collections, tabs } = loaderData;
  return (
    <div className="mx-auto w-full max-w-content px-4 py-10 md:px-6">
      <h1 className="text-title">{CATEGORIES_TEXTS.title}</h1>
      <LinkTabs
        label="Kinds of categories"
        className="mt-6 mb-7"
        tabs={tabs.map((tab) => ({
          to: categoriesTabPath(tab.key),
          label: `${tabLabel(tab.key)} (${formatCount(tab.count)})`,
          isCurrent: tab.key === key,
        }))}
      />
      {categories.length === 0 ? (
        <EmptyState
          title={CATEGORIES_TEXTS.empty(taxonomy(key).singular)}
          action={<ButtonLink to="/gift-finder">Find a Gift</ButtonLink>}
        />
      ) : (
        <CategoryTiles categories={categories} />
      )}
      <CollectionsBand collections={collections} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="mx-auto w-full max-w-content px-4 py-10 md:px-6">
      <h1 className="text-title">{CATEGORIES_TEXTS.title}</h1>
      <ErrorState
        title={CATEGORIES_TEXTS.loadFailure}
        reference={readRouteError(error).requestId}
        action={<ReloadButton label={CATEGORIES_TEXTS.tryAgain} />}
      />
    </div>
  );
}
