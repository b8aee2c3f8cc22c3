import { Emoji } from "#app/ui/emoji.tsx";
import { LightLink } from "#app/ui/light-link.tsx";
import { categoryPath } from "../addresses.rules.ts";
import { findCategoryIcon } from "../category-looks.rules.ts";
import type { Category } from "../types.ts";

interface CategoryPillsProps {
  categories: readonly Pick<Category, "id" | "taxonomy" | "slug" | "name" | "icon">[];
}

/** Links to categories, in rows. */
export function CategoryPills({ categories }: CategoryPillsProps) {
  return (
    <ul className="mt-4 flex flex-wrap gap-2.5">
      {categories.map((category) => (
        <li key={category.id}>
          <LightLink
            href={categoryPath(category.taxonomy, category.slug)}
            className="inline-flex min-h-touch items-center gap-2 rounded-full border border-line bg-card px-4 text-[0.9375rem] font-medium transition-colors duration-150 hover:border-evergreen hover:text-evergreen"
          >
            <Emoji symbol={findCategoryIcon(category)} className="size-5" />
            {category.name}
          </LightLink>
        </li>
      ))}
    </ul>
  );
}
