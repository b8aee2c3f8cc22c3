import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { AffiliateDisclosurePage } from "#app/site/pages/affiliate-disclosure-page.tsx";
import { MarkdownPage } from "#app/site/pages/markdown-page.tsx";
import type { Route } from "./+types/affiliate-disclosure";
import { readSiteFacts } from "./site-facts.server.ts";
import { readOwnText } from "./written-page.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { cacheTags } = context.get(requestInfoContext);
  const [own, facts] = await Promise.all([readOwnText("affiliate-disclosure", cacheTags), readSiteFacts(cacheTags)]);
  return { own, facts };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  const own = loaderData?.own;
  if (own) return describePage(site, { title: own.seoTitle, description: own.metaDescription, path: "/affiliate-disclosure" });
  return describePage(site, {
    title: "Affiliate disclosure",
    description: `How ${site.name} earns from links to stores, how to spot a paid link, and what commissions don’t change.`,
    path: "/affiliate-disclosure",
  });
}

export default function AffiliateDisclosure({ loaderData: { own, facts } }: Route.ComponentProps) {
  return own === null ? <AffiliateDisclosurePage facts={facts} /> : <MarkdownPage page={own} />;
}
