import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Delay in milliseconds; a bar for a page that arrives sooner would only flash. */
const DELAY_MS = 150;

/** Shows a thin bar at the top of the window while the next page is loading. */
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
