import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { PrivacyPolicyPage } from "#app/site/pages/privacy-policy-page.tsx";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/privacy-policy";
import { readSiteFacts } from "./site-facts.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { facts: await readSiteFacts(context.get(requestInfoContext).cacheTags) };
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return describePage(site, {
    title: "Privacy policy",
    description: `What ${site.name} stores and what it does not: no trackers, no advertising, no profiles, and a short list of the rest.`,
    path: "/privacy-policy",
  });
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPolicyPage facts={loaderData.facts} />;
}
