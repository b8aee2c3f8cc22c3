import { PlainLink } from "#app/ui/plain-link.tsx";
import { COLLECTIONS_PATH, collectionPath } from "../addresses.ts";
import { COLLECTION_TEXTS } from "../texts.ts";

interface CollectionsBandProps {
  collections: readonly { slug: string; title: string; lead: string }[];
}

/** Links to collections below something else. It has no pictures, so that it changes with the collections and not with every gift. */
export function CollectionsBand({ collections }: CollectionsBandProps) {
  if (collections.length === 0) return null;
  return (
    <section aria-labelledby="collections-band" className="mt-16 border-t border-line pt-10">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="collections-band" className="text-heading">
          {COLLECTION_TEXTS.browsed}
        </h2>
        <PlainLink href={COLLECTIONS_PATH} className="inline-flex min-h-touch items-center font-semibold text-evergreen hover:underline">
          {COLLECTION_TEXTS.all}
        </PlainLink>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
        {collections.map(({ slug, title, lead }) => (
          <li
            key={slug}
            className="group relative rounded-card border border-line bg-card p-5 hover:border-evergreen has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-evergreen"
          >
            <h3 className="text-subheading">
              <PlainLink href={collectionPath(slug)} className="outline-none group-hover:text-evergreen after:absolute after:inset-0">
                {title}
              </PlainLink>
            </h3>
            {lead === "" ? null : <p className="mt-1 line-clamp-2 text-[0.9375rem] text-soft-ink">{lead}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
