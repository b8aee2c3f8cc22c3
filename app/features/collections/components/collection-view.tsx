import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import type { ShownGift } from "#app/features/catalogue/components/gift-card.tsx";
import { GiftGrid } from "#app/features/catalogue/components/gift-grid.tsx";
import { formatCount } from "#app/features/catalogue/gift-tags.ts";
import { joinClasses } from "#app/ui/class-names.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { COLLECTIONS_PATH, collectionPath } from "../addresses.ts";
import { collectionAddress, type PageSort } from "../collection-page.ts";
import { COLLECTION_TEXTS } from "../texts.ts";
import type { CollectionCard, ShownCollection } from "../types.ts";
import { CollectionCover } from "./collection-cover.tsx";
import { CollectionSortForm } from "./collection-sort-form.tsx";
import { CollectionGrid } from "./collection-tile.tsx";

/** What a collection's page shows of it. */
export type ViewedCollection = Pick<ShownCollection, "slug" | "title" | "lead" | "story" | "imageAlt"> & { cover: string[] };

interface CollectionViewProps {
  collection: ViewedCollection;
  gifts: readonly ShownGift[];
  total: number;
  sort: PageSort;
  page: number;
  pageCount: number;
  /** Other collections, below. */
  more: readonly CollectionCard[];
  actionsFor?: (gift: ShownGift) => ReactNode;
}

/** A collection as shoppers see it, for its page and for its preview. */
export function CollectionView({ collection, gifts, total, sort, page, pageCount, more, actionsFor }: CollectionViewProps) {
  const { slug } = collection;
  const { location: target } = useNavigation();
  const isRefreshing = target?.pathname === collectionPath(slug);
  return (
    <>
      <CollectionHeader collection={collection} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
        <p role="status" className="pb-2.5 text-soft-ink">
          {COLLECTION_TEXTS.count(total, formatCount(total))}
        </p>
        {total > 1 ? <CollectionSortForm slug={slug} sort={sort} /> : null}
      </div>
      {gifts.length > 0 ? (
        <GiftGrid
          gifts={gifts}
          actionsFor={actionsFor}
          headingLevel={2}
          className={joinClasses("transition-opacity", isRefreshing ? "opacity-50" : null)}
        />
      ) : (
        <EmptyState
          title={COLLECTION_TEXTS.empty}
          text={COLLECTION_TEXTS.emptyText}
          action={<ButtonLink to={COLLECTIONS_PATH}>{COLLECTION_TEXTS.all}</ButtonLink>}
        />
      )}
      <Pagination
        className="mt-10"
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => collectionAddress(slug, { sort, page: number })}
      />
      {more.length === 0 ? null : (
        <section aria-labelledby="more-collections" className="mt-16 border-t border-line pt-10">
          <h2 id="more-collections" className="mb-6 text-heading">
            {COLLECTION_TEXTS.more}
          </h2>
          <CollectionGrid collections={more} headingLevel={3} />
        </section>
      )}
    </>
  );
}

function CollectionHeader({ collection: { title, lead, story, cover, imageAlt } }: { collection: ViewedCollection }) {
  return (
    <header className="grid gap-6 pb-8 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:items-center md:gap-10">
      <div className="min-w-0">
        <h1 className="text-title wrap-break-word">{title}</h1>
        {lead === "" ? null : <p className="mt-3 max-w-measure text-lg text-soft-ink">{lead}</p>}
        {story === "" ? null : (
          <div className="mt-4 flex max-w-measure flex-col gap-3">
            {story.split(/\n{2,}/).map((paragraph, index) => (
              <p key={index} className="whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </div>
        )}
      </div>
      {cover.length === 0 ? null : (
        <CollectionCover
          pictures={cover}
          alt={imageAlt}
          sizes="(min-width: 768px) 416px, 100vw"
          eager
          className="rounded-card max-md:-order-1"
        />
      )}
    </header>
  );
}
