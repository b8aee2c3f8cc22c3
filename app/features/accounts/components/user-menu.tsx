import { ChevronDown } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { SessionUser } from "../types.ts";
import { AccountLinks } from "./account-links.tsx";
import { Avatar } from "./avatar.tsx";
import { useSession } from "./session.tsx";

/** Who is reading: a placeholder until that is known, then the way in, or his menu. Without JavaScript the way in stands there at once. */
export function UserMenu() {
  const { session } = useSession();
  return session.state === "signed-in" ? <SignedInMenu user={session.user} /> : <SignInLink isKnown={session.state !== "loading"} />;
}

/** The placeholder, and then the link to /auth with the way back. */
export function SignInLink({ isKnown }: { isKnown: boolean }) {
  const { pathname, search } = useLocation();
  const next = pathname + search;
  const address = pathname.startsWith("/auth") || next === "/" ? "/auth" : `/auth?next=${encodeURIComponent(next)}`;
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

/** The avatar, and on a click what belongs to its owner. Esc, a click elsewhere and following a link close it. */
function SignedInMenu({ user }: { user: SessionUser }) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    function onPress(event: PointerEvent) {
      if (!frame.current?.contains(event.target as Node)) setIsOpen(false);
    }
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }
  function onBlur(event: FocusEvent) {
    if (event.relatedTarget !== null && !frame.current?.contains(event.relatedTarget)) setIsOpen(false);
  }

  return (
    <div ref={frame} role="presentation" onKeyDown={onKeyDown} onBlur={onBlur} className="relative flex min-w-22 justify-end pr-4">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`Your account, ${user.email}`}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-touch items-center gap-1 rounded-control px-1.5 hover:bg-linen"
      >
        <Avatar email={user.email} />
        <ChevronDown aria-hidden className={joinClasses("size-4 transition-transform duration-150", isOpen ? "rotate-180" : null)} />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="absolute top-full right-4 z-40 mt-2 w-72 rounded-card border border-line bg-card p-2 shadow-card"
      >
        <AccountLinks user={user} onFollow={() => setIsOpen(false)} />
      </div>
    </div>
  );
}
