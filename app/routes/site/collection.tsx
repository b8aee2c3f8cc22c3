import { redirect } from "react-router";
import { breadcrumbMarkup, giftListMarkup } from "#app/features/catalogue/markup.ts";
import { ReloadButton } from "#app/features/catalogue/components/reload-button.tsx";
import { GIFTS_PER_PAGE } from "#app/features/catalogue/constants.ts";
import { COLLECTIONS_PATH, collectionPath } from "#app/features/collections/addresses.ts";
import { collectionAddress, readCollectionAddress } from "#app/features/collections/collection-page.ts";
import { CollectionView } from "#app/features/collections/components/collection-view.tsx";
import { findCollectionSlugByOldSlug, findShownCollection } from "#app/features/collections/shown-collections.queries.server.ts";
import { COLLECTION_TEXTS } from "#app/features/collections/texts.ts";
import { heartFor } from "#app/features/lists/components/save-heart.tsx";
import { throwPageError } from "#app/platform/errors.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { readRouteError } from "#app/site/route-error.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import type { Route } from "./+types/collection";
import { loadCollection } from "./load-collection.server.ts";

/** GET /collections/{slug} */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  const collection = await findShownCollection(params.slug);
  if (collection === null) {
    const movedTo = await findCollectionSlugByOldSlug(params.slug);
    if (movedTo !== null) return redirect(collectionPath(movedTo) + search, 301);
    throwPageError(404, { title: COLLECTION_TEXTS.notFound, detail: COLLECTION_TEXTS.notFoundText });
  }
  const address = readCollectionAddress(searchParams);
  const { shown, tags } = await loadCollection(collection, address);
  // An old URL of a list that has become shorter redirects to its last page.
  if (address.page > shown.pageCount) return redirect(collectionAddress(collection.slug, { ...address, page: shown.pageCount }));
  const { cacheTags } = context.get(requestInfoContext);
  for (const tag of tags) cacheTags.add(tag);
  const { seoTitle, metaDescription } = collection;
  return { ...shown, seoTitle, metaDescription };
}

const CRUMBS = [
  { label: "Home", to: "/" },
  { label: COLLECTION_TEXTS.title, to: COLLECTIONS_PATH },
];

export function meta({ loaderData, matches, error, location }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!loaderData) {
    const title = readRouteError(error).status === 404 ? COLLECTION_TEXTS.notFound : COLLECTION_TEXTS.failed;
    return describePage(site, { title, description: title, path: location.pathname, noindex: true });
  }
  const { collection, gifts, page, seoTitle, metaDescription } = loaderData;
  const name = seoTitle || collection.title;
  const title = page === 1 ? name : `${name}, page ${page}`;
  const path = collectionPath(collection.slug);
  return describePage(site, {
    title,
    description: metaDescription || collection.lead || `${collection.title}: gifts worth giving, with prices and where to find them.`,
    // Every order has the same canonical URL; only pages have their own.
    path: collectionAddress(collection.slug, { sort: "own", page }),
    image: `/share-pictures/collections/${collection.slug}.png`,
    imageAlt: collection.title,
    jsonLd: [
      breadcrumbMarkup(site.url, path, [...CRUMBS, { label: collection.title }]),
      ...(gifts.length === 0 ? [] : [giftListMarkup(site.url, collection.title, gifts, (page - 1) * GIFTS_PER_PAGE)]),
    ],
  });
}

const FRAME = "mx-auto w-full max-w-content px-4 pt-3 pb-16 md:px-6";

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className={FRAME}>
      <Breadcrumbs items={CRUMBS} className="mb-4" />
      <CollectionView {...loaderData} actionsFor={heartFor} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, requestId } = readRouteError(error);
  return (
    <div className={FRAME}>
      <Breadcrumbs items={CRUMBS} className="mb-4" />
      {status === 404 ? (
        <ErrorState
          headingLevel={1}
          title={COLLECTION_TEXTS.notFound}
          text={COLLECTION_TEXTS.notFoundText}
          action={<ButtonLink to={COLLECTIONS_PATH}>{COLLECTION_TEXTS.all}</ButtonLink>}
        />
      ) : (
        <ErrorState headingLevel={1} title={COLLECTION_TEXTS.failed} reference={requestId} action={<ReloadButton label="Try Again" />} />
      )}
    </div>
  );
}
