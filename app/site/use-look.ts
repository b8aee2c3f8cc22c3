import { createContext, useContext } from "react";
import { DEFAULT_PAGE_LOOK } from "#app/features/look/default-look.ts";
import { withHeaderPages } from "#app/features/look/link-targets.ts";
import type { PageLook, SiteLink } from "#app/features/look/types.ts";
import { useRootData } from "./root-data.ts";

/** A look that is tried out: the preview of the admin area shows it instead of the site's own. */
export const TriedLook = createContext<{ name: string; tagline: string; look: PageLook } | null>(null);

/** Returns the look of the site, on any page and on its error pages too. */
export function useLook(): PageLook {
  const tried = useContext(TriedLook);
  const { look } = useRootData();
  return tried?.look ?? look ?? DEFAULT_PAGE_LOOK;
}

/**
 * Returns the columns of the footer; pages that the owner has added stand in the last one, and what the shop has beside its usual screens in the
 * first, unless the owner has put it elsewhere.
 */
export function useFooterColumns(): PageLook["footer"] {
  const { footer } = useLook();
  const { footerExtras = [], pageLinks } = useRootData();
  const placed = new Set(footer.flatMap(({ links }) => links.map(({ to }) => to)));
  const extras = footerExtras.filter(({ to }) => !placed.has(to));
  const last = footer.length - 1;
  return footer.map((column, index) => ({
    ...column,
    links: [...column.links, ...(index === 0 ? extras : []), ...(index === last ? (pageLinks?.footer ?? []) : [])],
  }));
}

/** Returns the links of the header; pages that the owner has added and that ask for one follow the look's own. */
export function useHeaderLinks(): SiteLink[] {
  const { headerLinks } = useLook();
  return withHeaderPages(headerLinks, useRootData().pageLinks?.header ?? []);
}
