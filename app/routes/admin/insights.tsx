import {
  countClicksByDay,
  countClicksByGiftType,
  countClicksByMarketplace,
  listMostClickedGifts,
} from "#app/features/affiliate/clicks.queries.server.ts";
import { ClickReport } from "#app/features/affiliate/components/click-report.tsx";
import { CatalogueHealth } from "#app/features/catalogue/editing/components/catalogue-health.tsx";
import { countGiftMarks } from "#app/features/catalogue/editing/gift-table.queries.server.ts";
import { FinderMisses } from "#app/features/finder/components/finder-misses.tsx";
import { listFinderMisses } from "#app/features/finder/misses.queries.server.ts";
import { SearchMisses } from "#app/features/search/components/search-misses.tsx";
import { listSearchMisses } from "#app/features/search/misses.queries.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/insights";

const RANGES = [7, 30, 90] as const;
const USUAL_RANGE = 30;
const GIFTS = 10;
const TYPES = 8;
const MISSES = 15;

export async function loader({ request }: Route.LoaderArgs) {
  const asked = Number(new URL(request.url).searchParams.get("days"));
  const days = RANGES.find((range) => range === asked) ?? USUAL_RANGE;
  const [byDay, byMarketplace, byGiftType, gifts, searchMisses, finderMisses, marks] = await Promise.all([
    countClicksByDay(days),
    countClicksByMarketplace(days),
    countClicksByGiftType(days, TYPES),
    listMostClickedGifts(days, GIFTS),
    listSearchMisses(days, MISSES),
    listFinderMisses(days, MISSES),
    countGiftMarks(),
  ]);
  return { days, clicks: { byDay, byMarketplace, byGiftType, gifts }, searchMisses, finderMisses, marks };
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "Clicks, searches and briefs, and what the catalog lacks.";
  return describePage(siteOf(matches), { title: "Insights", description, path: "/admin/insights", noindex: true });
}

export default function Insights({ loaderData }: Route.ComponentProps) {
  const { days, clicks, searchMisses, finderMisses, marks } = loaderData;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Insights" subtitle="Counted in our own database. Nothing here says who." />
      <LinkTabs
        label="Days"
        tabs={RANGES.map((range) => ({ to: `/admin/insights?days=${range}`, label: `${range} days`, isCurrent: range === days }))}
      />
      <ClickReport {...clicks} />
      <div className="grid gap-4 lg:grid-cols-2">
        <SearchMisses misses={searchMisses} />
        <FinderMisses misses={finderMisses} />
      </div>
      <CatalogueHealth counts={marks} />
    </div>
  );
}
