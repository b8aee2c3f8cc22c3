import { useContext } from "react";
import { useMatches } from "react-router";
import { type SiteInfo, siteOf } from "#app/platform/seo/page-meta.ts";
import { TriedLook } from "./use-look.ts";

/** Returns name, tagline and addresses of the site, on any page and on its error pages too. */
export function useSite(): SiteInfo {
  const tried = useContext(TriedLook);
  const site = siteOf(useMatches());
  return tried === null ? site : { ...site, name: tried.name, tagline: tried.tagline };
}
