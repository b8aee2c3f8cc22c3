import type { RouteHandle } from "#app/platform/page-cache/page-policy.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { PrivacyPolicyPage } from "#app/site/pages/privacy-policy-page.tsx";
import type { Route } from "./+types/privacy-policy";

export const handle = { publicPage: { query: [] } } satisfies RouteHandle;

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return describePage(site, {
    title: "Privacy policy",
    description: `What ${site.name} stores and what it does not: no trackers, no advertising, no profiles, and a short list of the rest.`,
    path: "/privacy-policy",
  });
}

export default PrivacyPolicyPage;
