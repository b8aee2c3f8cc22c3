import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useLazyModule } from "#app/ui/use-lazy-module.ts";

/** A page that arrives sooner than this gets no skeleton, which would only flash. */
const SKELETON_DELAY_MS = 120;

const loadSkeletons = () => import("./page-skeletons.tsx");

/**
 * Shows the skeleton of the catalogue page that is being fetched in place of its children. Navigating to the same path with other filters
 * keeps the children visible; a tab of the categories page counts as a page.
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

  // When the skeletons fail to load, the previous page stays visible; the page itself comes over the same connection.
  const skeletons = useLazyModule(loadSkeletons, isElsewhere, null);
  const skeleton = isSlow && isElsewhere ? (skeletons?.skeletonOf(target.pathname) ?? null) : null;
  return (
    <>
      {skeleton === null ? null : <div className="mx-auto w-full max-w-content px-4 pt-4 pb-16 md:px-6">{skeleton}</div>}
      <div hidden={skeleton !== null} className="contents">
        {children}
      </div>
    </>
  );
}
