import type { ReactNode } from "react";
import { CategoryTilesSkeleton } from "./category-tiles.tsx";
import { GiftGridSkeleton } from "./gift-grid-skeleton.tsx";
import { GiftPageSkeleton } from "./gift-page-skeleton.tsx";

/** Returns the skeleton of a catalogue page by its path, or null for other pages. */
export function skeletonOf(pathname: string): ReactNode {
  if (pathname.startsWith("/gifts/")) return <GiftPageSkeleton />;
  if (pathname.startsWith("/category/")) return <GiftGridSkeleton />;
  if (pathname.startsWith("/categories")) return <CategoryTilesSkeleton />;
  return null;
}
