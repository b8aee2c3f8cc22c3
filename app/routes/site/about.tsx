import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { AboutPage } from "#app/site/pages/about-page.tsx";
import { MarkdownPage } from "#app/site/pages/markdown-page.tsx";
import type { Route } from "./+types/about";
import { readOwnText } from "./written-page.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { own: await readOwnText("about", context.get(requestInfoContext).cacheTags) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  const own = loaderData?.own;
  if (own) return describePage(site, { title: own.seoTitle, description: own.metaDescription, path: "/about" });
  return describePage(site, {
    title: "About",
    description: `${site.name} helps you find a present for one particular person: sorted by who it’s for, honestly described, bought from stores you know.`,
    path: "/about",
  });
}

export default function About({ loaderData: { own } }: Route.ComponentProps) {
  return own === null ? <AboutPage /> : <MarkdownPage page={own} />;
}
