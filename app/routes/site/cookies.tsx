import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { CookiesPage } from "#app/site/pages/cookies-page.tsx";
import type { Route } from "./+types/cookies";

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return describePage(site, {
    title: "Cookies",
    description: `Every cookie that ${site.name} sets, what it is for and how long it stays.`,
    path: "/cookies",
  });
}

export default CookiesPage;
