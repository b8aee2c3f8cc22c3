import { ChevronDown } from "lucide-react";
import { joinClasses } from "#app/ui/class-names.ts";
import { usePopover } from "#app/ui/use-popover.ts";
import type { SessionUser } from "../types.ts";
import { AccountLinks } from "./account-links.tsx";
import { Avatar } from "./avatar.tsx";

/** Shows the avatar, and on a click the account menu. Esc, a click elsewhere and following a link close it. */
export function SignedInMenu({ user }: { user: SessionUser }) {
  const { isOpen, setIsOpen, id, button, frameProps } = usePopover();

  return (
    <div {...frameProps} role="presentation" className="relative flex min-w-22 justify-end pr-4">
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
