import { formatCount } from "#app/features/catalogue/gift-tags.ts";
import { joinClasses } from "#app/ui/class-names.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";
import { collectionPath } from "../addresses.ts";
import { COLLECTION_TEXTS } from "../texts.ts";
import type { CollectionCard } from "../types.ts";
import { CollectionCover } from "./collection-cover.tsx";

interface CollectionTileProps {
  collection: CollectionCard;
  headingLevel?: 2 | 3;
  /** True spans the column of an article: cover and text side by side. */
  isWide?: boolean;
  eager?: boolean;
}

const SIZES = "(min-width: 1024px) 384px, (min-width: 640px) 50vw, 100vw";

/** A collection in a list. Its one real link is stretched over the whole tile. */
export function CollectionTile({ collection, headingLevel = 2, isWide = false, eager }: CollectionTileProps) {
  const Heading = `h${headingLevel}` as const;
  const { slug, title, lead, cover, gifts } = collection;
  return (
    <article
      className={joinClasses(
        "group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card shadow-card transition-transform duration-200 ease-settle hover:-translate-y-0.5",
        "has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-evergreen",
        isWide ? "sm:grid sm:grid-cols-[2fr_3fr]" : null,
      )}
    >
      <CollectionCover pictures={cover} sizes={SIZES} eager={eager} className={isWide ? "sm:aspect-auto sm:min-h-44" : undefined} />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <Heading className="text-subheading">
          <PlainLink href={collectionPath(slug)} className="outline-none group-hover:text-evergreen after:absolute after:inset-0">
            {title}
          </PlainLink>
        </Heading>
        {lead === "" ? null : <p className="line-clamp-3 text-soft-ink">{lead}</p>}
        <p className="mt-auto pt-1 text-sm font-semibold text-evergreen">{COLLECTION_TEXTS.count(gifts, formatCount(gifts))}</p>
      </div>
    </article>
  );
}

interface CollectionGridProps {
  collections: readonly CollectionCard[];
  headingLevel?: 2 | 3;
  /** True when the first row is in sight when the page opens. */
  opensPage?: boolean;
}

const FIRST_ROW = 3;

/** Collections in up to three columns. */
export function CollectionGrid({ collections, headingLevel, opensPage = false }: CollectionGridProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {collections.map((collection, index) => (
        <li key={collection.id}>
          <CollectionTile collection={collection} headingLevel={headingLevel} eager={opensPage && index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
