import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { TermsPage } from "#app/site/pages/terms-page.tsx";
import type { Route } from "./+types/terms";

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return describePage(site, {
    title: "Terms of use",
    description: `What you can expect of ${site.name} and what we ask of you, on one page.`,
    path: "/terms",
  });
}

export default TermsPage;
