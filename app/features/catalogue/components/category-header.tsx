import { Emoji } from "#app/ui/emoji.tsx";
import { findCategoryIcon } from "../category-looks.ts";
import type { Category } from "../types.ts";
import { CategoryTintBackground } from "./category-tile.tsx";

/** Shows a category's icon on its color, its name and its description. */
export function CategoryHeader({ category }: { category: Category }) {
  return (
    <header className="flex items-center gap-5 pt-2 pb-7 md:gap-6">
      <span className="relative isolate flex size-18 shrink-0 items-center justify-center overflow-hidden rounded-card md:size-24">
        <CategoryTintBackground category={category} className="absolute inset-0 -z-10 size-full" />
        <Emoji symbol={findCategoryIcon(category)} className="size-11 md:size-14" />
      </span>
      <div className="min-w-0">
        <h1 className="text-title wrap-break-word">{category.name}</h1>
        {category.description === "" ? null : <p className="mt-1.5 max-w-measure text-soft-ink md:text-lg">{category.description}</p>}
      </div>
    </header>
  );
}
