import { joinClasses } from "#app/ui/class-names.ts";
import { Skeleton, SkeletonGroup } from "#app/ui/skeleton.tsx";
import type { Category } from "../types.ts";
import { CategoryTile } from "./category-tile.tsx";

/** As many as fit side by side on a desktop; on a tablet they are two whole rows. */
const ROW = 6;
const GRID = "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6";

export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className={joinClasses(GRID, categories.length > ROW ? "md:grid-cols-4" : null)}>
      {categories.map((category) => (
        <li key={category.id} className="grid">
          <CategoryTile category={category} />
        </li>
      ))}
    </ul>
  );
}

export function CategoryTilesSkeleton() {
  return (
    <SkeletonGroup label="Loading categories" className={GRID}>
      {Array.from({ length: ROW }, (_, index) => (
        <Skeleton key={index} className="h-36 rounded-card" />
      ))}
    </SkeletonGroup>
  );
}
