import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { joinClasses } from "#app/ui/class-names.ts";
import { useSite } from "../use-site.ts";
import { Wordmark } from "../wordmark.tsx";

/** Renders the bar at the top of narrow screens, and of all screens while there is no sidebar. */
export function AdminTopBar({ isOnlyWayBack }: { isOnlyWayBack: boolean }) {
  const site = useSite();
  return (
    <header
      className={joinClasses(
        "sticky top-0 z-20 flex h-14 items-center justify-between gap-3 border-b border-line bg-paper px-4",
        isOnlyWayBack ? null : "md:hidden",
      )}
    >
      <Wordmark name={site.name} className="text-evergreen" />
      <Link
        to="/"
        className="inline-flex min-h-touch shrink-0 items-center gap-1.5 rounded-control px-2 text-[0.9375rem] font-semibold text-evergreen hover:bg-linen"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back to the shop
      </Link>
    </header>
  );
}
