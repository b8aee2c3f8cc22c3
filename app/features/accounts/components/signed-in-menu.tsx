import { ChevronDown } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { joinClasses } from "#app/ui/class-names.ts";
import type { SessionUser } from "../types.ts";
import { AccountLinks } from "./account-links.tsx";
import { Avatar } from "./avatar.tsx";

/** The avatar, and on a click what belongs to its owner. Esc, a click elsewhere and following a link close it. */
export function SignedInMenu({ user }: { user: SessionUser }) {
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
