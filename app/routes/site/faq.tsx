import type { RouteHandle } from "#app/platform/page-cache/page-policy.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { FaqPage } from "#app/site/pages/faq-page.tsx";
import type { Route } from "./+types/faq";

export const handle = { publicPage: { query: [] } } satisfies RouteHandle;

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return describePage(site, {
    title: "FAQ",
    description: `How ${site.name} works: finding a gift, prices, buying at the store, marketplaces, commissions and privacy.`,
    path: "/faq",
  });
}

export default FaqPage;
