import { redirect, useNavigation } from "react-router";
import { GiftGrid } from "#app/features/catalogue/components/gift-grid.tsx";
import { listGiftCards } from "#app/features/catalogue/gifts.queries.server.ts";
import { shownOnCard } from "#app/features/catalogue/gift-tags.ts";
import { parseSearchAddress, searchPath } from "#app/features/search/addresses.ts";
import { ChosenFilters, FacetPanel } from "#app/features/search/components/facet-panel.tsx";
import { CategoryResults, CollectionResults, PostResults } from "#app/features/search/components/other-results.tsx";
import { ResultHeading } from "#app/features/search/components/result-heading.tsx";
import { SearchForm } from "#app/features/search/components/search-form.tsx";
import { PAGE_CATEGORIES, PAGE_COLLECTIONS, PAGE_POSTS, RESULTS_PER_PAGE, SEARCH_TEXTS } from "#app/features/search/constants.ts";
import { addCorrected, searchOthers } from "#app/features/search/other-hits.queries.server.ts";
import { countFacetsOfSearch, searchGifts } from "#app/features/search/queries.server.ts";
import { recordUnmetSearch } from "#app/features/search/unmet-demand.commands.server.ts";
import { heartFor } from "#app/features/lists/components/save-heart.tsx";
import { runInBackground } from "#app/platform/run-in-background.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { readRouteError } from "#app/site/route-error.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { LensDrawing } from "#app/ui/drawings/lens.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/search";

/** How many hits besides gifts the page shows. */
const OTHERS = { categories: PAGE_CATEGORIES, posts: PAGE_POSTS, collections: PAGE_COLLECTIONS };

export async function loader({ request }: Route.LoaderArgs) {
  const { query, isCut, filters, page } = parseSearchAddress(new URL(request.url).searchParams);
  if (query === "") return null;
  const [matches, found] = await Promise.all([
    searchGifts({ query, filters, limit: RESULTS_PER_PAGE, offset: (page - 1) * RESULTS_PER_PAGE }),
    searchOthers(query, OTHERS),
  ]);
  const { total, isCapped, correction, isPartial } = matches;
  const pageCount = Math.max(1, Math.ceil(total / RESULTS_PER_PAGE));
  // An old URL of a list that has become shorter redirects to its last page.
  if (page > pageCount) return redirect(searchPath(query, filters, pageCount));
  const [cards, facets, { categories, posts, collections }] = await Promise.all([
    listGiftCards(matches.ids),
    countFacetsOfSearch({ query, filters }, matches.matchIds),
    addCorrected(found, correction?.text, OTHERS),
  ]);
  if (total + categories.length + posts.length + collections.length === 0 && page === 1 && Object.keys(filters).length === 0)
    runInBackground(recordUnmetSearch(query));
  return {
    query,
    isCut,
    filters,
    page,
    pageCount,
    total,
    isCapped,
    correction,
    isPartial,
    gifts: cards.map(shownOnCard),
    facets,
    posts,
    categories,
    collections,
  };
}

export function headers() {
  return { "cache-control": "private, no-cache" };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: loaderData ? `Results for “${loaderData.query}”` : "Search",
    description: "Search our gifts, categories, blog posts, and collections.",
    path: location.pathname,
    noindex: true,
  });
}

const FRAME = "mx-auto w-full max-w-content px-4 pt-8 pb-16 md:px-6";

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { location: target } = useNavigation();
  const isBusy = target?.pathname === "/search";
  return (
    <div className={FRAME}>
      <SearchForm query={loaderData?.query ?? ""} isBusy={isBusy} />
      {loaderData === null ? <NothingAsked /> : <Results {...loaderData} isBusy={isBusy} />}
    </div>
  );
}

function NothingAsked() {
  return (
    <EmptyState
      headingLevel={1}
      drawing={<LensDrawing />}
      title="What are you looking for?"
      text="Try a thing, an interest, an occasion, or a word you remember from a name."
      action={<WaysOn />}
    />
  );
}

type ResultsProps = NonNullable<Route.ComponentProps["loaderData"]> & { isBusy: boolean };

function Results({
  query,
  filters,
  page,
  pageCount,
  isCapped,
  gifts,
  facets,
  posts,
  categories,
  collections,
  isBusy,
  ...heading
}: ResultsProps) {
  const hasFacets = Object.values(facets).some((values) => values.length > 0);
  return (
    <>
      <ResultHeading query={query} isCapped={isCapped} {...heading} />
      <div className={hasFacets ? "gap-10 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]" : undefined}>
        <FacetPanel query={query} filters={filters} facets={facets} showsCounts={!isCapped} />
        <div className={joinClasses("transition-opacity max-lg:mt-5", isBusy ? "opacity-50" : null)}>
          <h2 className="sr-only">{SEARCH_TEXTS.gifts}</h2>
          <ChosenFilters query={query} filters={filters} facets={facets} />
          {gifts.length > 0 ? (
            <GiftGrid gifts={gifts} actionsFor={heartFor} className="mt-1" />
          ) : (
            <NothingFound query={query} isNarrowed={Object.keys(filters).length > 0} />
          )}
          <Pagination className="mt-10" page={page} pageCount={pageCount} hrefFor={(number) => searchPath(query, filters, number)} />
        </div>
      </div>
      <PostResults posts={posts} />
      <CategoryResults categories={categories} />
      <CollectionResults collections={collections} />
    </>
  );
}

function NothingFound({ query, isNarrowed }: { query: string; isNarrowed: boolean }) {
  return (
    <EmptyState
      drawing={<LensDrawing />}
      title={SEARCH_TEXTS.empty}
      text={
        isNarrowed
          ? "No gifts for this search match these filters."
          : "Try fewer or more general words, or tell our gift finder who the gift is for."
      }
      action={isNarrowed ? <ButtonLink to={searchPath(query)}>Clear filters</ButtonLink> : <WaysOn words={query} />}
    />
  );
}

/** Links to other ways to find a gift. The gift finder gets the words, since it understands more than the search. */
function WaysOn({ words = "" }: { words?: string }) {
  return (
    <>
      <ButtonLink to={words === "" ? "/gift-finder" : `/gift-finder?text=${encodeURIComponent(words)}`}>Find a Gift</ButtonLink>
      <ButtonLink to="/categories" variant="secondary">
        Browse Categories
      </ButtonLink>
    </>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { requestId } = readRouteError(error);
  return (
    <div className={FRAME}>
      <SearchForm query={loaderData?.query ?? ""} isBusy={false} />
      <ErrorState
        headingLevel={1}
        title={SEARCH_TEXTS.failedTitle}
        text={SEARCH_TEXTS.failedText}
        reference={requestId}
        action={<WaysOn />}
      />
    </div>
  );
}
