import { ArrowLeft } from "lucide-react";
import { Link, redirect, useNavigation } from "react-router";
import { categoriesTabPath, categoryPath } from "#app/features/catalogue/addresses.ts";
import {
  findCategory,
  findCategorySlugByOldSlug,
  hasShownGuesses,
  listRelatedCategories,
} from "#app/features/catalogue/categories.queries.server.ts";
import { ChosenFacetChips, FacetLinks } from "#app/features/catalogue/components/facet-links.tsx";
import { CategoryHeader } from "#app/features/catalogue/components/category-header.tsx";
import { GiftFilterForm } from "#app/features/catalogue/components/gift-filter-form.tsx";
import { GiftGrid } from "#app/features/catalogue/components/gift-grid.tsx";
import { ReloadButton } from "#app/features/catalogue/components/reload-button.tsx";
import { RelatedCategories } from "#app/features/catalogue/components/related-categories.tsx";
import { CATEGORIES_TEXTS, CATEGORY_TEXTS, MAX_RELATED_CATEGORIES } from "#app/features/catalogue/constants.ts";
import { listGiftsWithFacets } from "#app/features/catalogue/gift-lists.queries.server.ts";
import { listLikelyGifts } from "#app/features/catalogue/guesses/likely-gifts.queries.server.ts";
import { tellingFacets } from "#app/features/catalogue/gift-facets.ts";
import { breadcrumbMarkup, giftListMarkup } from "#app/features/catalogue/markup.ts";
import { formatCount, shownOnCard, shownOnPill, tagsOfGiftCards } from "#app/features/catalogue/gift-tags.ts";
import { type ChosenFacets, giftFiltersQuery, isPlainList, narrowsGifts, parseGiftFilters } from "#app/features/catalogue/gift-filters.ts";
import { categoryTag, taxonomy, type TaxonomyKey, taxonomyOfAddress, taxonomyTag } from "#app/features/catalogue/taxonomies.ts";
import { heartFor } from "#app/features/lists/components/save-heart.tsx";
import { throwPageError } from "#app/platform/errors.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { readRouteError } from "#app/site/route-error.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/category";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { key, type } = taxonomyOfAddress(params.type.toLowerCase());
  const { search, searchParams } = new URL(request.url);
  const category = await findCategory(key, params.slug);
  const slug = category?.slug ?? (await findCategorySlugByOldSlug(key, params.slug));
  if (slug === null) throwPageError(404, { title: "Category not found", detail: CATEGORY_TEXTS.unknown(params.slug) });
  if (category === null || params.type !== type || params.slug !== slug) return redirect(categoryPath(key, slug) + search, 301);

  const defaultSort = (await hasShownGuesses(category.id)) ? "fit" : "name-asc";
  const { filters, invalidPrices } = parseGiftFilters(searchParams, { [key]: slug }, defaultSort);
  const relatedKey: TaxonomyKey = key === "interest" ? "occasion" : "interest";
  const [{ gifts, total, isCapped, facets: counted, areFacetsCounted }, related] = await Promise.all([
    listGiftsWithFacets(filters),
    listRelatedCategories(category, relatedKey, MAX_RELATED_CATEGORIES),
  ]);
  const pageCount = Math.max(1, Math.ceil(total / filters.pageSize));
  // An old URL of a list that has become shorter redirects to its last page.
  if (filters.page > pageCount) return redirect(categoryPath(key, slug) + giftFiltersQuery({ ...filters, page: pageCount }));

  const likely = narrowsGifts(filters) ? [] : await listLikelyGifts(category, total);
  const { cacheTags } = context.get(requestInfoContext);
  const categoryTags = [category, ...related].map(({ id }) => categoryTag(id));
  const facetTags = counted.map((facet) => taxonomyTag(facet.key));
  for (const tag of [...categoryTags, ...facetTags, ...tagsOfGiftCards([...gifts, ...likely])]) cacheTags.add(tag);
  const shown = { gifts: gifts.map(shownOnCard), likely: likely.map(shownOnCard), related: related.map(shownOnPill) };
  return {
    category,
    ...shown,
    facets: tellingFacets(counted, filters.facets),
    areFacetsCounted,
    total,
    isCapped,
    pageCount,
    filters,
    invalidPrices,
  };
}

function titleOf({ category, filters }: { category: { taxonomy: TaxonomyKey; name: string }; filters: { page: number } }): string {
  const name = category.taxonomy === "recipient" ? `Gifts for ${category.name}` : `${category.name} Gifts`;
  return filters.page === 1 ? name : `${name}, page ${filters.page}`;
}

export function meta({ loaderData, matches, error, location }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!loaderData) {
    const { status, detail } = readRouteError(error);
    const title = status === 404 ? "Category not found" : CATEGORY_TEXTS.loadFailure;
    return describePage(site, { title, description: detail ?? title, path: location.pathname, noindex: true });
  }
  const { category, filters, gifts } = loaderData;
  const path = categoryPath(category.taxonomy, category.slug);
  const title = titleOf(loaderData);
  // All orders and filters of the list have the same canonical URL; only its pages have their own.
  const query = isPlainList(filters) ? giftFiltersQuery(filters) : "";
  const crumbs = [{ label: "Home", to: "/" }, { label: "Categories", to: "/categories" }, { label: category.name }];
  return describePage(site, {
    title,
    description: category.description === "" ? `${title}: ideas worth giving, with prices and where to find them.` : category.description,
    path: path + query,
    image: `/share-pictures/categories/${taxonomy(category.taxonomy).type}/${category.slug}.png`,
    imageAlt: title,
    jsonLd: [
      breadcrumbMarkup(site.url, path, crumbs),
      ...(gifts.length === 0 ? [] : [giftListMarkup(site.url, title, gifts, (filters.page - 1) * filters.pageSize)]),
    ],
  });
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, gifts, likely, facets, areFacetsCounted, total, isCapped, pageCount, filters, invalidPrices, related } = loaderData;
  const path = categoryPath(category.taxonomy, category.slug);
  const { location: target } = useNavigation();
  const isRefreshing = target?.pathname === path;
  const isNarrowed = narrowsGifts(filters);
  const facetLinks = {
    facets,
    chosen: filters.facets,
    showsCounts: areFacetsCounted,
    addressOf: (chosen: ChosenFacets) => path + giftFiltersQuery({ ...filters, facets: chosen, page: 1 }),
  };
  return (
    <div className="mx-auto w-full max-w-content px-4 pt-4 pb-16 md:px-6">
      <BackLink taxonomyKey={category.taxonomy} />
      <CategoryHeader category={category} />
      <div className="group/list">
        {total > 0 || isNarrowed ? <GiftFilterForm path={path} filters={filters} invalidPrices={invalidPrices} /> : null}
        <div className={facets.length > 0 ? "gap-10 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]" : undefined}>
          {facets.length > 0 ? (
            <FacetLinks
              {...facetLinks}
              className="gap-x-8 gap-y-6 py-4 max-lg:hidden max-lg:group-has-[#gift-filters-shown:checked]/list:grid sm:grid-cols-3 lg:space-y-7"
            />
          ) : null}
          <div>
            <div className="flex min-h-touch flex-wrap items-center gap-x-6 gap-y-2 py-3">
              <p role="status" className="text-soft-ink">
                {total === 0 && likely.length > 0 ? null : CATEGORY_TEXTS.found(total, formatCount(total), isCapped)}
              </p>
              <ChosenFacetChips {...facetLinks} />
              {isNarrowed && total > 0 ? (
                <p className="ml-auto">
                  <ClearFilters path={path} />
                </p>
              ) : null}
            </div>
            {gifts.length > 0 ? (
              <GiftGrid
                gifts={gifts}
                actionsFor={heartFor}
                headingLevel={2}
                opensPage
                className={joinClasses("transition-opacity", isRefreshing ? "opacity-50" : null)}
              />
            ) : likely.length > 0 ? null : (
              <EmptyState
                title={CATEGORY_TEXTS.emptyTitle}
                text={isNarrowed ? CATEGORY_TEXTS.emptyFiltered : `${CATEGORY_TEXTS.empty} ${CATEGORY_TEXTS.emptyHelp}`}
                action={isNarrowed ? <ClearFilters path={path} /> : <OtherWays category={category} />}
              />
            )}
            {likely.length > 0 ? (
              <section aria-labelledby="likely-gifts" className={total > 0 ? "mt-12" : undefined}>
                <h2 id="likely-gifts" className="text-subheading">
                  {CATEGORY_TEXTS.likely(category.name)}
                </h2>
                <p className="mt-1 mb-4 text-soft-ink">{CATEGORY_TEXTS.likelyNote}</p>
                <GiftGrid gifts={likely} actionsFor={heartFor} headingLevel={3} opensPage={total === 0} />
              </section>
            ) : null}
            <Pagination
              className="mt-10"
              page={filters.page}
              pageCount={pageCount}
              hrefFor={(page) => path + giftFiltersQuery({ ...filters, page })}
            />
          </div>
        </div>
      </div>
      <RelatedCategories categories={related} />
    </div>
  );
}

function BackLink({ taxonomyKey }: { taxonomyKey: TaxonomyKey }) {
  return (
    <Link
      to={categoriesTabPath(taxonomyKey)}
      className="inline-flex min-h-touch items-center gap-2 rounded-tag text-[0.9375rem] font-semibold text-evergreen hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4.5" />
      {CATEGORY_TEXTS.back}
    </Link>
  );
}

function ClearFilters({ path }: { path: string }) {
  return (
    <Link
      to={path}
      preventScrollReset
      className="inline-flex min-h-touch items-center font-semibold text-evergreen underline underline-offset-4"
    >
      {CATEGORY_TEXTS.clearFilters}
    </Link>
  );
}

/** Leads on from a category without gifts: to the finder, with a sentence about what the category stands for, or to other categories. */
function OtherWays({ category: { taxonomy: key, name } }: { category: { taxonomy: TaxonomyKey; name: string } }) {
  const sentence = CATEGORY_TEXTS.finderSentences[key]?.(name);
  return (
    <>
      <ButtonLink to={sentence === undefined ? "/gift-finder" : `/gift-finder?text=${encodeURIComponent(sentence)}`}>
        {CATEGORY_TEXTS.findGift}
      </ButtonLink>
      <ButtonLink to={categoriesTabPath(key)} variant="secondary">
        {CATEGORY_TEXTS.browseOthers}
      </ButtonLink>
    </>
  );
}

function BrowseOthers({ taxonomyKey }: { taxonomyKey: TaxonomyKey }) {
  return <ButtonLink to={categoriesTabPath(taxonomyKey)}>{CATEGORY_TEXTS.browseOthers}</ButtonLink>;
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const { status, requestId } = readRouteError(error);
  return (
    <div className="mx-auto w-full max-w-content px-4 pt-4 pb-16 md:px-6">
      <BackLink taxonomyKey={taxonomyOfAddress((params.type ?? "").toLowerCase()).key} />
      {status === 404 ? (
        <ErrorState
          headingLevel={1}
          title={CATEGORY_TEXTS.unknown(params.slug ?? "")}
          text="It may have been renamed or removed."
          action={<BrowseOthers taxonomyKey="occasion" />}
        />
      ) : (
        <ErrorState
          headingLevel={1}
          title={CATEGORY_TEXTS.loadFailure}
          reference={requestId}
          action={<ReloadButton label={CATEGORIES_TEXTS.tryAgain} />}
        />
      )}
    </div>
  );
}
