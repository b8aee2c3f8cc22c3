import { createContext, useContext } from "react";
import { useMatches } from "react-router";
import { DEFAULT_PAGE_LOOK } from "#app/features/look/default-look.ts";
import type { PageLook, SiteLink } from "#app/features/look/types.ts";
import type { SiteInfo } from "#app/platform/seo/page-meta.ts";

/** What the root of every page has loaded. */
export interface RootData {
  site: SiteInfo;
  /** Null for the look as built. */
  look: PageLook | null;
  /** Links to pages that the owner has added. */
  footerPages: SiteLink[];
}

/** A look that is tried out: the preview of the admin area shows it instead of the site's own. */
export const TriedLook = createContext<{ name: string; tagline: string; look: PageLook } | null>(null);

/** Returns what the root has loaded; nothing where it has failed. */
function useRootData(): Partial<RootData> {
  const root = useMatches().find(({ id }) => id === "root");
  return (root?.loaderData as Partial<RootData> | undefined) ?? {};
}

/** Returns the look of the site, on any page and on its error pages too. */
export function useLook(): PageLook {
  const tried = useContext(TriedLook);
  const { look } = useRootData();
  return tried?.look ?? look ?? DEFAULT_PAGE_LOOK;
}

/** Returns the columns of the footer; pages that the owner has added stand in the last one. */
export function useFooterColumns(): PageLook["footer"] {
  const { footer } = useLook();
  const { footerPages = [] } = useRootData();
  const last = footer.length - 1;
  return footer.map((column, index) => (index === last ? { ...column, links: [...column.links, ...footerPages] } : column));
}
