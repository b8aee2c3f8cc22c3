import { requireUser } from "#app/features/accounts/require-user.server.ts";
import {
  countClicksByDay,
  countClicksByGiftType,
  countClicksByMarketplace,
  listMostClickedGifts,
} from "#app/features/affiliate/clicks.queries.server.ts";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { ClickReport } from "#app/features/affiliate/components/click-report.tsx";
import { findAmazonPricePolicy } from "#app/features/catalogue/amazon-prices.queries.server.ts";
import { CatalogueHealth } from "#app/features/catalogue/editing/components/catalogue-health.tsx";
import { countGiftMarks } from "#app/features/catalogue/editing/gift-table-conditions.queries.server.ts";
import { UnmetBriefs } from "#app/features/finder/components/unmet-briefs.tsx";
import { UnmetSearches } from "#app/features/search/components/unmet-searches.tsx";
import { listUnmetSearches } from "#app/features/search/unmet-demand.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useOwnDays } from "#app/ui/own-zone.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/insights";
import { RANGES, spanOf } from "./insight-ranges.ts";
import { listSeenRequests } from "./unmet-requests.server.ts";

const GIFTS = 10;
const TYPES = 8;
const MAX_UNMET = 15;

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const span = spanOf(request, (await findSettings()).timeZone);
  const { days } = span;
  const { amazonPrices: setting, affiliateProgram } = config();
  const [byDay, byMarketplace, byGiftType, gifts, unmetSearches, unmetBriefs, marks, answer] = await Promise.all([
    countClicksByDay(span),
    countClicksByMarketplace(span),
    countClicksByGiftType(span, TYPES),
    listMostClickedGifts(span, GIFTS),
    listUnmetSearches(days, MAX_UNMET),
    listSeenRequests(user, days, MAX_UNMET),
    countGiftMarks(),
    findAmazonPricePolicy(),
  ]);
  const hasTag = Object.keys(affiliateProgram.tags).length > 0;
  const amazonPrices = hasTag ? { rule: setting ?? answer ?? "as-entered", isSetting: setting !== null } : null;
  return {
    span,
    clicks: { byDay, byMarketplace, byGiftType, gifts },
    unmetSearches,
    unmetBriefs,
    marks,
    amazonPrices,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "Clicks, searches and briefs, and what the catalog lacks.";
  return describePage(siteOf(matches), { title: "Insights", description, path: "/admin/insights", noindex: true });
}

export default function Insights({ loaderData }: Route.ComponentProps) {
  const { span, clicks, unmetSearches, unmetBriefs, marks, amazonPrices } = loaderData;
  const isNew = clicks.byDay.every(({ clicks: now, before }) => now + before === 0);
  const unmetFile = (of: string) =>
    `/admin/insights/unmet.csv?${new URLSearchParams({ of, days: String(span.days), zone: span.timeZone })}`;
  useOwnDays(span.timeZone);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Insights" subtitle="Counted in our own database. Nothing here identifies anyone." />
      <LinkTabs
        label="Days"
        tabs={RANGES.map((range) => ({
          to: `/admin/insights?${new URLSearchParams({ days: String(range), zone: span.timeZone })}`,
          label: `${range} days`,
          isCurrent: range === span.days,
        }))}
      />
      <ClickReport {...clicks} timeZone={span.timeZone} />
      <div className="grid gap-4 lg:grid-cols-2">
        <UnmetSearches unmet={unmetSearches} isNew={isNew} file={unmetFile("searches")} />
        <UnmetBriefs unmet={unmetBriefs} isNew={isNew} file={unmetFile("requests")} />
      </div>
      <CatalogueHealth counts={marks} amazonPrices={amazonPrices} />
    </div>
  );
}
