import { ArrowLeft, LogOut } from "lucide-react";
import { Link, NavLink } from "react-router";
import { Avatar } from "#app/features/accounts/components/avatar.tsx";
import type { RoleHolder } from "#app/features/accounts/components/rights.tsx";
import { SignOutForm } from "#app/features/accounts/components/sign-out-form.tsx";
import { useSite } from "../use-site.ts";
import { Wordmark } from "../wordmark.tsx";
import { ADMIN_LINKS } from "./admin-navigation.ts";

export const ADMIN_LINK_CLASSES =
  "flex min-h-touch w-full items-center gap-3 rounded-control px-3 text-left text-[0.9375rem] font-medium hover:bg-linen aria-[current=page]:bg-sage aria-[current=page]:text-evergreen aria-[current=page]:font-semibold [&_svg]:size-4.5 [&_svg]:shrink-0";

/** The signed-in user with a role, and how many people wait for one, where the user may give it. */
export interface FrameAdmin extends RoleHolder {
  name: string;
  email: string;
  /** Addresses of the screens that are open to the role. */
  screens: readonly string[];
  openRequests: number;
}

/** Renders the label of a screen, with the number of what waits there. */
export function AdminLinkLabel({ to, label, openRequests }: { to: string; label: string; openRequests: number }) {
  if (to !== "/admin/people" || openRequests === 0) return label;
  return (
    <>
      {label}
      <span className="ml-auto rounded-full bg-ribbon px-2 text-sm font-semibold text-card tabular-nums">
        {openRequests}
        <span className="sr-only"> {openRequests === 1 ? "open request" : "open requests"}</span>
      </span>
    </>
  );
}

/** Renders the admin area's navigation on wide screens, with a link back to the shop. */
export function AdminSidebar({ admin }: { admin: FrameAdmin }) {
  const site = useSite();
  return (
    <aside
      aria-label="Admin area"
      className="sticky top-0 hidden h-dvh w-58 shrink-0 flex-col overflow-y-auto border-r border-line bg-card px-3 py-4 md:flex"
    >
      <div className="flex items-baseline gap-2 px-2 pb-4">
        <Wordmark name={site.name} className="text-evergreen md:text-[1.375rem]" />
      </div>
      <nav aria-label="Admin">
        <ul className="flex flex-col gap-0.5">
          {ADMIN_LINKS.filter(({ to }) => admin.screens.includes(to)).map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <NavLink to={to} className={ADMIN_LINK_CLASSES}>
                <Icon aria-hidden />
                <AdminLinkLabel {...{ to, label }} openRequests={admin.openRequests} />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto flex flex-col gap-0.5 border-t border-line pt-3">
        <Link to="/" className={ADMIN_LINK_CLASSES}>
          <ArrowLeft aria-hidden />
          Back to the shop
        </Link>
        <SignOutForm className={ADMIN_LINK_CLASSES}>
          <LogOut aria-hidden />
          Log out
        </SignOutForm>
        <div className="mt-2 flex items-center gap-2.5 px-2">
          <Avatar email={admin.email} />
          <p className="min-w-0 text-sm leading-snug">
            <span className="block truncate font-semibold">{admin.name}</span>
            <span className="block truncate text-soft-ink">{admin.email}</span>
          </p>
        </div>
      </div>
    </aside>
  );
}
