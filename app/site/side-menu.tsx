import { NavLink } from "react-router";
import { SideAccount } from "#app/features/accounts/components/side-account.tsx";
import { HOME_LINK } from "#app/features/look/default-look.ts";
import { isOwnPath } from "#app/features/look/link-targets.ts";
import type { SiteLink } from "#app/features/look/types.ts";
import { Drawer } from "#app/ui/drawer.tsx";
import { useHeaderLinks, useLook } from "./use-look.ts";

interface SideMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Renders the navigation of narrow screens, in a drawer from the right. */
export function SideMenu({ isOpen, onClose }: SideMenuProps) {
  const { footer } = useLook();
  const headerLinks = useHeaderLinks();
  const [, help] = footer;
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Menu">
      <nav aria-label="Main">
        <MenuLinks
          links={[HOME_LINK, ...headerLinks]}
          onFollow={onClose}
          className="flex min-h-13 items-center border-b border-line font-display text-[1.375rem] font-heading hover:text-evergreen aria-[current=page]:text-evergreen"
        />
        <MenuLinks
          links={help?.links ?? []}
          onFollow={onClose}
          className="mt-1 flex min-h-touch items-center text-soft-ink hover:text-evergreen aria-[current=page]:text-evergreen"
        />
      </nav>
      <SideAccount onFollow={onClose} />
    </Drawer>
  );
}

function MenuLinks({ links, onFollow, className }: { links: readonly SiteLink[]; onFollow: () => void; className: string }) {
  return (
    <ul className="mb-4">
      {links.map(({ to, label }) => (
        <li key={to + label}>
          {isOwnPath(to) ? (
            <NavLink to={to} end={to === "/"} onClick={onFollow} className={className}>
              {label}
            </NavLink>
          ) : (
            <a href={to} rel="noopener" className={className}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
