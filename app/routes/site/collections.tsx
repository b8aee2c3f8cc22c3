import { redirect } from "react-router";
import { breadcrumbMarkup } from "#app/features/catalogue/markup.ts";
import { COLLECTIONS_PATH, collectionsPath } from "#app/features/collections/addresses.ts";
import { listCollectionCards } from "#app/features/collections/collection-cards.queries.server.ts";
import { readPageNumber } from "#app/platform/page-number.ts";
import { CollectionGrid } from "#app/features/collections/components/collection-tile.tsx";
import { COLLECTIONS_PER_PAGE } from "#app/features/collections/constants.ts";
import { limitToNextDate, listShownCollections } from "#app/features/collections/shown-collections.queries.server.ts";
import { COLLECTION_TEXTS } from "#app/features/collections/texts.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/collections";

/** GET /collections: all collections that are shown now. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = readPageNumber(new URL(request.url).searchParams);
  const [{ collections, total }] = await Promise.all([
    listShownCollections(COLLECTIONS_PER_PAGE, (page - 1) * COLLECTIONS_PER_PAGE),
    limitToNextDate(),
  ]);
  if (collections.length === 0 && page > 1) return redirect(COLLECTIONS_PATH);
  const { cards, tags } = await listCollectionCards(collections);
  const { cacheTags } = context.get(requestInfoContext);
  for (const tag of tags) cacheTags.add(tag);
  return { collections: cards, page, pageCount: Math.max(1, Math.ceil(total / COLLECTIONS_PER_PAGE)) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const { title, lead: description } = COLLECTION_TEXTS;
  if (!loaderData) return describePage(site, { title, description, path: COLLECTIONS_PATH, noindex: true });
  const path = collectionsPath(loaderData.page);
  const crumbs = [{ label: "Home", to: "/" }, { label: title }];
  return describePage(site, { title, description, path, jsonLd: [breadcrumbMarkup(site.url, COLLECTIONS_PATH, crumbs)] });
}

export default function CollectionsPage({ loaderData: { collections, page, pageCount } }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-content px-4 py-10 md:px-6">
      <h1 className="text-title">{COLLECTION_TEXTS.title}</h1>
      {collections.length === 0 ? (
        <EmptyState
          title={COLLECTION_TEXTS.none}
          text={COLLECTION_TEXTS.noneText}
          action={<ButtonLink to="/categories">Browse Categories</ButtonLink>}
        />
      ) : (
        <>
          <p className="mt-2 mb-8 max-w-measure text-lg text-soft-ink">{COLLECTION_TEXTS.lead}</p>
          <CollectionGrid collections={collections} opensPage />
          <Pagination className="mt-10" page={page} pageCount={pageCount} hrefFor={collectionsPath} />
        </>
      )}
    </div>
  );
}
