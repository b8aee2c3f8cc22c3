import { createContext, useContext } from "react";
import { useMatches } from "react-router";
import { DEFAULT_PAGE_LOOK } from "#app/features/look/default-look.ts";
import type { PageLook } from "#app/features/look/types.ts";

/** A look that is tried out: the preview of the admin area shows it instead of the site's own. */
export const TriedLook = createContext<{ name: string; tagline: string; look: PageLook } | null>(null);

/** Returns the look of the site, on any page and on its error pages too. */
export function useLook(): PageLook {
  const tried = useContext(TriedLook);
  const root = useMatches().find(({ id }) => id === "root");
  const own = (root?.loaderData as { look?: PageLook | null } | undefined)?.look;
  return tried?.look ?? own ?? DEFAULT_PAGE_LOOK;
}
