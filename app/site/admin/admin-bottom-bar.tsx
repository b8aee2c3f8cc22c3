import { Ellipsis, LogOut } from "lucide-react";
import { useState } from "react";
import { NavLink, useLocation } from "react-router";
import { SignOutForm } from "#app/features/accounts/components/sign-out-form.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { ADMIN_LINKS } from "./admin-navigation.ts";
import { ADMIN_LINK_CLASSES, AdminLinkLabel, type FrameAdmin } from "./admin-sidebar.tsx";

const ITEM =
  "flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-control px-1 text-xs font-semibold text-soft-ink hover:text-ink aria-[current=page]:text-evergreen aria-[current=true]:text-evergreen [&_svg]:size-5";

/** Renders the admin area's navigation on narrow screens: frequent screens within the thumb's reach, the others under "More". */
export function AdminBottomBar({ admin }: { admin: FrameAdmin }) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const open = ADMIN_LINKS.filter(({ to }) => admin.screens.includes(to));
  const inBar = open.filter(({ isInBar }) => isInBar);
  const underMore = open.filter(({ isInBar }) => !isInBar);
  const isUnderMore = underMore.some(({ to }) => pathname.startsWith(to));
  return (
    <>
      <nav
        aria-label="Admin"
        data-bottom-bar=""
        className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <ul className="flex">
          {inBar.map(({ to, label, icon: Icon }) => (
            <li key={to} className="min-w-0 flex-1">
              <NavLink to={to} className={ITEM}>
                <Icon aria-hidden />
                {label}
              </NavLink>
            </li>
          ))}
          <li className="min-w-0 flex-1">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-current={isUnderMore ? "true" : undefined}
              onClick={() => setIsOpen(true)}
              className={ITEM}
            >
              <Ellipsis aria-hidden />
              More
            </button>
          </li>
        </ul>
      </nav>
      <Drawer isOpen={isOpen} onClose={close} title="Admin" description={admin.email}>
        <ul className="-mx-3 flex flex-col gap-0.5">
          {underMore.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <NavLink to={to} onClick={close} className={ADMIN_LINK_CLASSES}>
                <Icon aria-hidden />
                <AdminLinkLabel {...{ to, label }} openRequests={admin.openRequests} />
              </NavLink>
            </li>
          ))}
          <li className="mt-2 border-t border-line pt-2">
            <SignOutForm onDone={close} className={ADMIN_LINK_CLASSES}>
              <LogOut aria-hidden />
              Log out
            </SignOutForm>
          </li>
        </ul>
      </Drawer>
    </>
  );
}
