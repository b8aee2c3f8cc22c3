import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { CategoryPills } from "#app/features/catalogue/components/category-pills.tsx";
import { collectionPath } from "#app/features/collections/addresses.ts";
import { SEARCH_TEXTS } from "../constants.ts";
import type { CategoryHit, CollectionHit, PostHit } from "../types.ts";

export function PostResults({ posts }: { posts: readonly PostHit[] }) {
  if (posts.length === 0) return null;
  return (
    <ResultSection title={SEARCH_TEXTS.posts}>
      <ul className="mt-4 grid gap-5 md:grid-cols-2">
        {posts.map(({ id, title, slug, excerpt }) => (
          <li key={id} className="relative rounded-card border border-line bg-card p-5">
            <h3 className="text-subheading">
              <Link to={`/blog/${slug}`} className="after:absolute after:inset-0 hover:text-evergreen">
                {title}
              </Link>
            </h3>
            <p className="mt-1.5 line-clamp-2 text-soft-ink">{excerpt}</p>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

export function CategoryResults({ categories }: { categories: readonly CategoryHit[] }) {
  if (categories.length === 0) return null;
  return (
    <ResultSection title={SEARCH_TEXTS.categories}>
      <CategoryPills categories={categories} />
    </ResultSection>
  );
}

export function CollectionResults({ collections }: { collections: readonly CollectionHit[] }) {
  if (collections.length === 0) return null;
  return (
    <ResultSection title={SEARCH_TEXTS.collections}>
      <ul className="mt-4 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {collections.map(({ id, title, slug, lead }) => (
          <li key={id} className="relative rounded-card border border-line bg-card p-5">
            <h3 className="text-subheading">
              <Link to={collectionPath(slug)} className="after:absolute after:inset-0 hover:text-evergreen">
                {title}
              </Link>
            </h3>
            <p className="mt-1 line-clamp-2 text-[0.9375rem] text-soft-ink">{lead}</p>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

function ResultSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-14 border-t border-line pt-8">
      <h2 id={id} className="text-subheading">
        {title}
      </h2>
      {children}
    </section>
  );
}
