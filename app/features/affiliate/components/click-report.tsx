import { Link } from "react-router";
import { giftPath } from "#app/features/catalogue/addresses.ts";
import { ExportLink } from "#app/ui/export-link.tsx";
import { ExampleFigure, ExampleRows } from "#app/ui/example-figure.tsx";
import { Plot } from "#app/ui/plots/plot.tsx";
import type { ClicksByDay, ClicksByName, ClicksOfGift } from "../types.ts";

interface ClickReportProps {
  byDay: readonly ClicksByDay[];
  byMarketplace: readonly ClicksByName[];
  byGiftType: readonly ClicksByName[];
  gifts: readonly ClicksOfGift[];
  /** The time zone of the days. */
  timeZone: string;
}

const toPoint = ({ name, clicks, before }: ClicksByName) => ({ name, value: clicks, before });
const CARD = "rounded-card border border-line bg-card p-5";

/** Says how the clicks of some days compare with those of as many days before. */
export function compareWithBefore(now: number, before: number, days: number): string {
  const earlier = `the previous ${days} days`;
  if (now === before) return `The same as in ${earlier}`;
  const difference = Math.abs(now - before).toLocaleString("en-US");
  const share = before === 0 ? "" : ` (${now > before ? "+" : "−"}${Math.round((Math.abs(now - before) / before) * 100)}%)`;
  return `${difference} ${now > before ? "more" : "fewer"} than in ${earlier}${share}`;
}

/** Shows what will be here after the first clicks. */
function ClickExample() {
  return (
    <ExampleFigure caption="After the first clicks, you’ll see which days and which gifts send people to the store.">
      <div className="grid items-center gap-5 lg:grid-cols-2">
        <svg aria-hidden viewBox="0 0 320 120" className="w-full">
          <path d="M0 30h320M0 70h320M0 110h320" className="stroke-line" fill="none" />
          <path d="M0 104 40 92 80 98 120 70 160 78 200 46 240 56 280 24 320 34V110H0z" className="fill-sage" />
          <path
            d="M0 104 40 92 80 98 120 70 160 78 200 46 240 56 280 24 320 34"
            className="fill-none stroke-evergreen"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
        </svg>
        <ExampleRows
          rows={[
            ["Pour-over coffee set", "24 clicks"],
            ["Herb garden for a windowsill", "17 clicks"],
            ["Star map of a day", "9 clicks"],
          ]}
        />
      </div>
    </ExampleFigure>
  );
}

function Titled({ title, file }: { title: string; file: string }) {
  return (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 className="font-semibold">{title}</h3>
      <ExportLink of={title} file={file} />
    </div>
  );
}

/** Shows how often shoppers left for the store, by day, marketplace, type and gift. It has no data about individual shoppers. */
export function ClickReport({ byDay, byMarketplace, byGiftType, gifts, timeZone }: ClickReportProps) {
  const total = byDay.reduce((sum, { clicks }) => sum + clicks, 0);
  const totalBefore = byDay.reduce((sum, { before }) => sum + before, 0);
  const titles = { now: "This period", before: `Previous ${byDay.length} days` };
  const fileOf = (by?: "marketplace" | "category" | "gift") =>
    `/admin/insights/clicks.csv?${new URLSearchParams({ days: String(byDay.length), zone: timeZone, ...(by && { by }) })}`;
  return (
    <section aria-labelledby="clicks" className="flex flex-col gap-4">
      <h2 id="clicks" className="text-subheading">
        Clicks to the store
      </h2>
      <div className={CARD}>
        <div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <p className="font-display text-title tabular-nums">{total.toLocaleString("en-US")}</p>
          <p className="text-soft-ink">{compareWithBefore(total, totalBefore, byDay.length)}</p>
          <ExportLink of="By day" file={fileOf()} />
        </div>
        <Plot
          kind="days"
          label="Clicks to the store by day"
          unit="clicks"
          titles={{ names: `Day (${timeZone.replaceAll("_", " ")})`, ...titles }}
          points={byDay.map(({ day, clicks, before }) => ({ name: day, value: clicks, before }))}
        />
      </div>
      {total === 0 ? (
        <>
          <p className="text-soft-ink">No clicks to the store in this period. We count one each time someone follows a store link.</p>
          {totalBefore === 0 ? <ClickExample /> : null}
        </>
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">
          <div className={CARD}>
            <Titled title="By marketplace" file={fileOf("marketplace")} />
            <Plot
              kind="bars"
              label="Clicks by marketplace"
              unit="clicks"
              titles={{ names: "Marketplace", ...titles }}
              points={byMarketplace.map(toPoint)}
            />
          </div>
          <div className={CARD}>
            <Titled title="By category" file={fileOf("category")} />
            <Plot
              kind="bars"
              label="Clicks by category"
              unit="clicks"
              titles={{ names: "Category", ...titles }}
              points={byGiftType.map(toPoint)}
            />
          </div>
          <div className={`${CARD} lg:col-span-2`}>
            <Titled title="By gift" file={fileOf("gift")} />
            <ol className="divide-y divide-line border-y border-line">
              {gifts.map(({ id, name, clicks, before }) => (
                <li key={id} className="flex items-center justify-between gap-4">
                  <Link to={giftPath(id)} className="inline-flex min-h-touch min-w-0 items-center break-words hover:underline">
                    {name}
                  </Link>
                  <span className="shrink-0 tabular-nums">
                    {clicks} <span className="text-sm text-soft-ink">({before} before)</span>
                  </span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      )}
    </section>
  );
}
