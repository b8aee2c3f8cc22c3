import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useLoaded } from "#app/ui/use-loaded.ts";

/** A page that comes sooner than this needs no skeleton: it would only flash. */
const SKELETON_DELAY_MS = 120;

const loadSkeletons = () => import("./page-skeletons.tsx");
/** The page itself comes with the same connection; what stood there stays until then. */
const goWithout = () => undefined;

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

  const skeletons = useLoaded(loadSkeletons, isElsewhere, goWithout);
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
