import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { TermsPage } from "#app/site/pages/terms-page.tsx";
import { MarkdownPage } from "#app/site/pages/markdown-page.tsx";
import type { Route } from "./+types/terms";
import { readOwnText } from "./written-page.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { own: await readOwnText("terms", context.get(requestInfoContext).cacheTags) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  const own = loaderData?.own;
  if (own) return describePage(site, { title: own.seoTitle, description: own.metaDescription, path: "/terms" });
  return describePage(site, {
    title: "Terms of use",
    description: `What you can expect from ${site.name} and what we ask of you, on one page.`,
    path: "/terms",
  });
}

export default function Terms({ loaderData: { own } }: Route.ComponentProps) {
  return own === null ? <TermsPage /> : <MarkdownPage page={own} />;
}
