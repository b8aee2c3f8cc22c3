import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { FaqPage } from "#app/site/pages/faq-page.tsx";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/faq";
import { readSiteFacts } from "./site-facts.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { facts: await readSiteFacts(context.get(requestInfoContext).cacheTags) };
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return describePage(site, {
    title: "FAQ",
    description: `How ${site.name} works: finding a gift, prices, buying at the store, marketplaces, commissions and privacy.`,
    path: "/faq",
  });
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage facts={loaderData.facts} />;
}
