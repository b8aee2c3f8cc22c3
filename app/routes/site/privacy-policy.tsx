import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { PrivacyPolicyPage } from "#app/site/pages/privacy-policy-page.tsx";
import { MarkdownPage } from "#app/site/pages/markdown-page.tsx";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/privacy-policy";
import { readSiteFacts } from "./site-facts.server.ts";
import { readOwnText } from "./written-page.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { cacheTags } = context.get(requestInfoContext);
  const [own, facts] = await Promise.all([readOwnText("privacy-policy", cacheTags), readSiteFacts(cacheTags)]);
  return { own, facts };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  const own = loaderData?.own;
  if (own) return describePage(site, { title: own.seoTitle, description: own.metaDescription, path: "/privacy-policy" });
  const trackers = loaderData?.facts.analytics ? "" : "no trackers, ";
  return describePage(site, {
    title: "Privacy policy",
    description: `What ${site.name} stores and what it doesn’t: ${trackers}no advertising, no profiles, and a short list of the rest.`,
    path: "/privacy-policy",
  });
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { own, facts } = loaderData;
  return own === null ? <PrivacyPolicyPage facts={facts} /> : <MarkdownPage page={own} />;
}
