import { useId } from "react";
import { Link } from "react-router";
import { Emoji } from "#app/ui/emoji.tsx";
import { categoryPath } from "../addresses.rules.ts";
import { findCategoryIcon } from "../category-looks.rules.ts";
import type { Category } from "../types.ts";

/** Ways on from a category: the occasions or interests that its gifts have most in common. All of one taxonomy. */
export function RelatedCategories({ categories }: { categories: readonly Category[] }) {
  const headingId = useId();
  const [first] = categories;
  if (first === undefined) return null;
  return (
    <section aria-labelledby={headingId} className="mt-16 border-t border-line pt-8">
      <h2 id={headingId} className="text-subheading">
        {first.taxonomy === "occasion" ? "What is the occasion?" : "What do they love?"}
      </h2>
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
    </section>
  );
}
