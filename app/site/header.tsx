import { Link, NavLink } from "react-router";
import { UserMenu } from "#app/features/accounts/components/user-menu.tsx";
import { BasketButton } from "#app/features/lists/components/basket-button.tsx";
import { SearchTrigger } from "#app/features/search/components/search-trigger.tsx";
import { isOwnPath } from "#app/features/look/link-targets.ts";
import { NavigationProgress } from "./navigation-progress.tsx";
import { SideMenuButton } from "./side-menu-button.tsx";
import { useHeaderLinks } from "./use-look.ts";
import { useSite } from "./use-site.ts";
import { Wordmark } from "./wordmark.tsx";

const LINK =
  "inline-flex min-h-touch items-center rounded-control px-2.5 text-[0.9375rem] font-medium whitespace-nowrap hover:text-evergreen aria-[current=page]:text-evergreen aria-[current=page]:underline aria-[current=page]:decoration-ribbon aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 lg:px-3";

/** Renders the header of every page of the shop. Below 768 px the links move into the side menu. */
export function Header() {
  const site = useSite();
  const headerLinks = useHeaderLinks();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <NavigationProgress />
      <div className="mx-auto flex h-16 w-full max-w-content items-center gap-1 px-4 md:h-18 md:px-6">
        <Link
          to="/"
          className="mr-auto inline-flex min-h-touch min-w-0 items-center rounded-control text-evergreen md:mr-3 md:min-w-8 md:shrink-[99] lg:mr-5"
        >
          <Wordmark name={site.name} />
        </Link>
        {/* Seven links may be wider than the header: first the name gives way, then they scroll. */}
        <nav aria-label="Main" className="mr-auto hidden min-w-0 overflow-x-auto p-1.5 [scrollbar-width:thin] md:block">
          <ul className="flex">
            {headerLinks.map(({ to, label }) => (
              <li key={to + label}>
                {isOwnPath(to) ? (
                  <NavLink to={to} prefetch="intent" className={LINK}>
                    {label}
                  </NavLink>
                ) : (
                  <a href={to} rel="noopener" className={LINK}>
                    {label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <SearchTrigger />
        <BasketButton />
        <div className="-mr-4 hidden md:block">
          <UserMenu />
        </div>
        <SideMenuButton className="md:hidden" />
      </div>
    </header>
  );
}
