import { findCurrentLook } from "#app/features/look/current-look.queries.server.ts";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { verificationTags } from "#app/features/settings/verification.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { HomePage } from "#app/site/home/home-page.tsx";
import { describeSite } from "#app/site/home/structured-data.ts";
import type { Route } from "./+types/home";
import { readHomeContent } from "./home-content.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { cacheTags, country } = context.get(requestInfoContext);
  const { look } = await findCurrentLook();
  const { home, texts, icon, season } = look;
  const [content, { verification }] = await Promise.all([readHomeContent(season, country(), cacheTags), findSettings()]);
  return { content, look: { home, texts }, icon, verification: verificationTags(verification) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  const described = describePage(site, {
    title: `${site.name}: ${site.tagline}`,
    description:
      "Say who it’s for, what they love, and what you’d like to spend. Find gifts that fit, by recipient, occasion, and interest.",
    path: "/",
    jsonLd: describeSite(site, loaderData?.icon ?? null),
  });
  return [...described, ...(loaderData?.verification ?? [])];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage content={loaderData.content} look={loaderData.look} />;
}
