import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { CookiesPage } from "#app/site/pages/cookies-page.tsx";
import { MarkdownPage } from "#app/site/pages/markdown-page.tsx";
import type { Route } from "./+types/cookies";
import { readSiteFacts } from "./site-facts.server.ts";
import { readOwnText } from "./written-page.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { cacheTags } = context.get(requestInfoContext);
  const [own, facts] = await Promise.all([readOwnText("cookies", cacheTags), readSiteFacts(cacheTags)]);
  return { own, facts };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  const own = loaderData?.own;
  if (own) return describePage(site, { title: own.seoTitle, description: own.metaDescription, path: "/cookies" });
  return describePage(site, {
    title: "Cookies",
    description: `Every cookie ${site.name} sets, what it’s for, and how long it stays.`,
    path: "/cookies",
  });
}

export default function Cookies({ loaderData: { own, facts } }: Route.ComponentProps) {
  return own === null ? <CookiesPage facts={facts} /> : <MarkdownPage page={own} />;
}
