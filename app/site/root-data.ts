import { useMatches } from "react-router";
import type { PageLook, SiteLink } from "#app/features/look/types.ts";
import type { PageLinks } from "#app/features/pages/types.ts";
import type { AnalyticsSettings } from "#app/features/settings/types.ts";
import type { SiteInfo } from "#app/platform/seo/page-meta.ts";
import type { SiteClock } from "#app/ui/site-clock.tsx";

/** What the root of every page has loaded. */
export interface RootData {
  site: SiteInfo;
  clock: SiteClock;
  /** Null for the look as built. */
  look: PageLook | null;
  /** Links that the first column of the footer has while there is something to see. */
  footerExtras: SiteLink[];
  /** Links to pages that the owner has added. */
  pageLinks: PageLinks;
  /** The server that page views are sent to; null where nobody counts them, and in documents that begin with a page that is not counted. */
  analytics: AnalyticsSettings | null;
}

/** Returns what the root has loaded; nothing where it has failed. */
export function useRootData(): Partial<RootData> {
  const root = useMatches().find(({ id }) => id === "root");
  return (root?.loaderData as Partial<RootData> | undefined) ?? {};
}
