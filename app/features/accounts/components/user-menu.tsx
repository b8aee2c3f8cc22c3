import { useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useSession } from "./session.tsx";

/** Who is reading: a placeholder until that is known, then the way in. Without JavaScript the way in stands there at once. */
export function UserMenu() {
  const { session } = useSession();
  const { pathname, search } = useLocation();
  const next = pathname + search;
  const address = pathname === "/auth" || next === "/" ? "/auth" : `/auth?next=${encodeURIComponent(next)}`;
  const isKnown = session.state !== "loading";
  return (
    <div className="flex min-h-touch min-w-22 items-center justify-center">
      {isKnown ? null : (
        <div role="status" className="noscript:hidden">
          <span className="sr-only">Loading your account</span>
          <Skeleton className="h-5 w-14" />
        </div>
      )}
      <ButtonLink to={address} variant="quiet" className={isKnown ? "px-4" : "hidden px-4 noscript:inline-flex"}>
        Sign In
      </ButtonLink>
    </div>
  );
}
