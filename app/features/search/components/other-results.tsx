import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { categoryPath } from "#app/features/catalogue/addresses.rules.ts";
import { findCategoryIcon } from "#app/features/catalogue/category-looks.rules.ts";
import { Emoji } from "#app/ui/emoji.tsx";
import { SEARCH_TEXTS } from "../constants.ts";
import type { CategoryHit, PostHit } from "../types.ts";

/** The blog posts of a search. */
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

/** The categories of a search. */
export function CategoryResults({ categories }: { categories: readonly CategoryHit[] }) {
  if (categories.length === 0) return null;
  return (
    <ResultSection title={SEARCH_TEXTS.categories}>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              to={categoryPath(category.taxonomy, category.slug)}
              className="inline-flex min-h-touch items-center gap-2 rounded-full border border-line bg-card px-4 text-[0.9375rem] font-medium transition-colors duration-150 hover:border-evergreen hover:text-evergreen"
            >
              <Emoji symbol={findCategoryIcon(category)} className="size-5" />
              {category.name}
            </Link>
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
