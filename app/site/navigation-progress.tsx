import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** A page that comes sooner than this needs no bar: it would only flash. */
const DELAY_MS = 150;

/** A thin bar on top of the window while the next page takes its time. */
export function NavigationProgress() {
  const isNavigating = useNavigation().state !== "idle";
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isNavigating) return;
    const timer = setTimeout(() => setIsSlow(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isNavigating]);

  if (!isSlow) return null;
  return (
    <div role="progressbar" aria-label="Loading the next page" className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden bg-line">
      <div className="h-full origin-left scale-x-90 bg-ribbon transition-[scale] duration-4000 ease-out starting:scale-x-5" />
    </div>
  );
}
