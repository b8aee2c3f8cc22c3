import { Gift, Heart, LogOut, Settings, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SessionUser } from "../types.ts";
import { Avatar } from "./avatar.tsx";
import { SignOutForm } from "./sign-out-form.tsx";

const ITEM = "flex min-h-touch w-full items-center gap-3 rounded-control px-3 text-left font-medium hover:bg-linen [&_svg]:size-4.5";

const LINKS: { to: string; label: string; icon: ReactNode }[] = [
  { to: "/profile", label: "My Profile", icon: <UserRound aria-hidden /> },
  { to: "/saved-gifts", label: "Saved Gifts", icon: <Heart aria-hidden /> },
  { to: "/gift-lists", label: "My Gift Lists", icon: <Gift aria-hidden /> },
];

/** Lists what the account menu offers a signed-in user: their email address, their pages and the way out. */
export function AccountLinks({ user, onFollow }: { user: SessionUser; onFollow?: () => void }) {
  const links = user.role !== null ? [...LINKS, { to: "/admin", label: "Admin", icon: <Settings aria-hidden /> }] : LINKS;
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-3 pt-1 pb-3">
        <Avatar email={user.email} />
        <p className="min-w-0 text-sm leading-snug break-words text-soft-ink">{user.email}</p>
      </div>
      <nav aria-label="Your account">
        <ul className="py-2">
          {links.map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} onClick={onFollow} className={ITEM}>
                {icon}
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-t border-line pt-2">
        <SignOutForm onDone={onFollow} className={`${ITEM} text-ribbon`}>
          <LogOut aria-hidden />
          Log out
        </SignOutForm>
      </div>
    </>
  );
}
