import { useState } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useLazyModule } from "#app/ui/use-lazy-module.ts";
import { useSession } from "./session.tsx";

const loadMenu = () => import("./signed-in-menu.tsx");

/**
 * Shows a placeholder until the user is known, then the sign-in link or their menu. Without JavaScript the link is visible from the start.
 */
export function UserMenu() {
  const { session } = useSession();
  const [hasFailed, setHasFailed] = useState(false);
  const isSignedIn = session.state === "signed-in";
  const menu = useLazyModule(loadMenu, isSignedIn, () => setHasFailed(true));
  if (!isSignedIn) return <SignInLink isKnown={session.state !== "loading"} />;
  if (menu !== null) return <menu.SignedInMenu user={session.user} />;
  return (
    <div className="flex min-h-touch min-w-22 items-center justify-center">
      {hasFailed ? (
        <ButtonLink to="/profile" variant="quiet" className="px-4">
          My Profile
        </ButtonLink>
      ) : (
        <LoadingAccount />
      )}
    </div>
  );
}

function LoadingAccount() {
  return (
    <div role="status" className="noscript:hidden">
      <span className="sr-only">Loading your account</span>
      <Skeleton className="h-5 w-14" />
    </div>
  );
}

/** Shows the placeholder, and then the link to /auth with the path to return to. */
export function SignInLink({ isKnown }: { isKnown: boolean }) {
  const { pathname, search } = useLocation();
  const next = pathname + search;
  const address = pathname.startsWith("/auth") || next === "/" ? "/auth" : `/auth?next=${encodeURIComponent(next)}`;
  return (
    <div className="flex min-h-touch min-w-22 items-center justify-center">
      {isKnown ? null : <LoadingAccount />}
      {/* The link's own display would win over a class that hides it. */}
      <span className={isKnown ? "contents" : "hidden noscript:contents"}>
        <ButtonLink to={address} variant="quiet" className="px-4">
          Sign In
        </ButtonLink>
      </span>
    </div>
  );
}
