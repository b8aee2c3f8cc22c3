import { Emoji } from "#app/ui/emoji.tsx";
import { useCachedFragment } from "#app/ui/cached-fragment.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";
import { bestMatchPath } from "../addresses.ts";
import { findCategoryIcon } from "../category-looks.ts";
import type { Category } from "../types.ts";

/** The fields of a category that a pill shows. */
export type PillCategory = Pick<Category, "taxonomy" | "slug" | "name" | "icon">;

interface CategoryPillsProps {
  categories: readonly PillCategory[];
}

/** Shows links to categories in rows. */
export function CategoryPills({ categories }: CategoryPillsProps) {
  const cachedFragment = useCachedFragment(CategoryPill);
  return (
    <ul className="mt-4 flex flex-wrap gap-2.5">
      {categories.map(({ taxonomy, slug, name, icon }) => {
        const key = JSON.stringify([taxonomy, slug, name, icon]);
        return (
          <li
            key={key}
            {...cachedFragment(
              () => key,
              () => <CategoryPill category={{ taxonomy, slug, name, icon }} />,
            )}
          />
        );
      })}
    </ul>
  );
}

function CategoryPill({ category }: { category: PillCategory }) {
  return (
    <PlainLink
      href={bestMatchPath(category.taxonomy, category.slug)}
      className="inline-flex min-h-touch items-center gap-2 rounded-full border border-line bg-card px-4 text-[0.9375rem] font-medium transition-colors duration-150 hover:border-evergreen hover:text-evergreen"
    >
      <Emoji symbol={findCategoryIcon(category)} className="size-5" />
      {category.name}
    </PlainLink>
  );
}
