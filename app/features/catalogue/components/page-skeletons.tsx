import type { ReactNode } from "react";
import { CategoryTilesSkeleton } from "./category-tiles.tsx";
import { GiftPageSkeleton } from "./gift-page-skeleton.tsx";
import { SkeletonGroup } from "#app/ui/skeleton.tsx";
import { GiftCardSkeleton } from "./gift-card-skeleton.tsx";

/** Returns the skeleton of a catalogue page by its path, or null for other pages. */
export function skeletonOf(pathname: string): ReactNode {
  if (pathname.startsWith("/gifts/")) return <GiftPageSkeleton />;
  if (pathname.startsWith("/category/")) return <GiftGridSkeleton />;
  if (pathname.startsWith("/categories")) return <CategoryTilesSkeleton />;
  return null;
}

export function GiftGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <SkeletonGroup label="Loading gifts" className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 lg:gap-6">
      {Array.from({ length: count }, (_, index) => (
        <GiftCardSkeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}
