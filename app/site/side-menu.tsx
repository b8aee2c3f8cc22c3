import { NavLink } from "react-router";
import { SideAccount } from "#app/features/accounts/components/side-account.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { HEADER_LINKS, HELP_LINKS, HOME_LINK, type NavigationLink } from "./navigation.ts";

interface SideMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Renders the navigation of narrow screens, in a drawer from the right. */
export function SideMenu({ isOpen, onClose }: SideMenuProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Menu">
      <nav aria-label="Main">
        <MenuLinks
          links={[HOME_LINK, ...HEADER_LINKS]}
          onFollow={onClose}
          className="flex min-h-13 items-center border-b border-line font-display text-[1.375rem] font-heading hover:text-evergreen aria-[current=page]:text-evergreen"
        />
        <MenuLinks
          links={HELP_LINKS}
          onFollow={onClose}
          className="mt-1 flex min-h-touch items-center text-soft-ink hover:text-evergreen aria-[current=page]:text-evergreen"
        />
      </nav>
      <SideAccount onFollow={onClose} />
    </Drawer>
  );
}

function MenuLinks({ links, onFollow, className }: { links: readonly NavigationLink[]; onFollow: () => void; className: string }) {
  return (
    <ul className="mb-4">
      {links.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === "/"} onClick={onFollow} className={className}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
