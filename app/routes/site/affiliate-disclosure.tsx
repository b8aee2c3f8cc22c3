import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { AffiliateDisclosurePage } from "#app/site/pages/affiliate-disclosure-page.tsx";
import type { Route } from "./+types/affiliate-disclosure";

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return describePage(site, {
    title: "Affiliate disclosure",
    description: `How ${site.name} earns from links to stores, how you can tell such a link, and what a commission does not change.`,
    path: "/affiliate-disclosure",
  });
}

export default AffiliateDisclosurePage;
