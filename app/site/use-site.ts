import { useMatches } from "react-router";
import { type SiteInfo, siteOf } from "#app/platform/seo/page-meta.ts";

/** Returns name, tagline and addresses of the site, on any page and on its error pages too. */
export function useSite(): SiteInfo {
  return siteOf(useMatches());
}
