import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { AboutPage } from "#app/site/pages/about-page.tsx";
import type { Route } from "./+types/about";

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return describePage(site, {
    title: "About",
    description: `${site.name} helps you find a present for one particular person: sorted by who it is for, honestly described, bought at stores you know.`,
    path: "/about",
  });
}

export default AboutPage;
