import { type ReactNode, useEffect, useState } from "react";
import { type Location, useLocation, useNavigation } from "react-router";
import { CategoryTilesSkeleton } from "./category-tiles.tsx";
import { GiftGridSkeleton } from "./gift-grid-skeleton.tsx";
import { GiftPageSkeleton } from "./gift-page-skeleton.tsx";

/** A page that comes sooner than this needs no skeleton: it would only flash. */
const SKELETON_DELAY_MS = 120;

function skeletonOf({ pathname }: Location): ReactNode {
  if (pathname.startsWith("/gifts/")) return <GiftPageSkeleton />;
  if (pathname.startsWith("/category/")) return <GiftGridSkeleton />;
  if (pathname.startsWith("/categories")) return <CategoryTilesSkeleton />;
  return null;
}

/**
 * Shows the skeleton of the catalogue page that is being fetched in place of its children. Asking for the same path with other
 * filters keeps the children; a tab of the categories page counts as a page.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const here = useLocation();
  const { location: target } = useNavigation();
  const isElsewhere = target !== undefined && (target.pathname !== here.pathname || target.pathname.startsWith("/categories"));
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isElsewhere) return;
    const timer = setTimeout(() => setIsSlow(true), SKELETON_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isElsewhere]);

  const skeleton = isSlow && isElsewhere ? skeletonOf(target) : null;
  return (
    <>
      {skeleton === null ? null : <div className="mx-auto w-full max-w-content px-4 pt-4 pb-16 md:px-6">{skeleton}</div>}
      <div hidden={skeleton !== null} className="contents">
        {children}
      </div>
    </>
  );
}
