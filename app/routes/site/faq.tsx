import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { FaqPage } from "#app/site/pages/faq-page.tsx";
import { MarkdownPage } from "#app/site/pages/markdown-page.tsx";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/faq";
import { readSiteFacts } from "./site-facts.server.ts";
import { readOwnText } from "./written-page.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { cacheTags } = context.get(requestInfoContext);
  const [own, facts] = await Promise.all([readOwnText("faq", cacheTags), readSiteFacts(cacheTags)]);
  return { own, facts };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  const own = loaderData?.own;
  if (own) return describePage(site, { title: own.seoTitle, description: own.metaDescription, path: "/faq" });
  return describePage(site, {
    title: "FAQ",
    description: `How ${site.name} works: finding a gift, prices, buying at the store, marketplaces, commissions, and privacy.`,
    path: "/faq",
  });
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { own, facts } = loaderData;
  return own === null ? <FaqPage facts={facts} /> : <MarkdownPage page={own} />;
}
