import { useRevalidator } from "react-router";
import { SeasonEditor } from "#app/features/appearance/components/season-editor.tsx";
import { findLookToEdit } from "#app/features/appearance/looks.queries.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { SeasonBand } from "#app/site/home/season-band.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { readSeasonContent } from "../site/season-content.server.ts";
import type { Route } from "./+types/season";

export async function loader({ context }: Route.LoaderArgs) {
  const { country, cacheTags } = context.get(requestInfoContext);
  const { version, look } = await findLookToEdit();
  return { version, season: look.season, band: await readSeasonContent(look.season, country(), cacheTags) };
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "What the home page says about the season.";
  return describePage(siteOf(matches), { title: "Season", description, path: "/admin/season", noindex: true });
}

export default function Season({ loaderData: { version, season, band } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Season"
        subtitle="The home page’s band about the next occasion. It follows the calendar of each shopper’s country."
      />
      <SeasonEditor key={version} {...{ version, season }} onSaved={() => void revalidate()} />
      <section aria-labelledby="season-now" className="flex flex-col gap-3">
        <h2 id="season-now" className="text-subheading">
          On the home page now
        </h2>
        {band === null ? (
          <p className="text-soft-ink">Nothing: the band is off.</p>
        ) : (
          // Only to be looked at.
          <div inert className="-mx-4 md:-mx-6">
            <SeasonBand {...band} />
          </div>
        )}
      </section>
    </div>
  );
}
