import { Link } from "react-router";
import { giftPath } from "#app/features/catalogue/addresses.ts";
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

const toPoint = ({ name, clicks }: ClicksByName) => ({ name, value: clicks });
const CARD = "rounded-card border border-line bg-card p-5";

/** Says how the clicks of some days compare with those of as many days before. */
export function compareWithBefore(now: number, before: number, days: number): string {
  const earlier = `the ${days} days before`;
  if (now === before) return `As many as in ${earlier}`;
  const difference = Math.abs(now - before).toLocaleString("en-US");
  const share = before === 0 ? "" : ` (${now > before ? "+" : "−"}${Math.round((Math.abs(now - before) / before) * 100)} %)`;
  return `${difference} ${now > before ? "more" : "fewer"} than in ${earlier}${share}`;
}

/** Shows how often shoppers left for the store, by day, marketplace, type and gift. It has no data about individual shoppers. */
export function ClickReport({ byDay, byMarketplace, byGiftType, gifts, timeZone }: ClickReportProps) {
  const total = byDay.reduce((sum, { clicks }) => sum + clicks, 0);
  const totalBefore = byDay.reduce((sum, { before }) => sum + before, 0);
  return (
    <section aria-labelledby="clicks" className="flex flex-col gap-4">
      <h2 id="clicks" className="text-subheading">
        Clicks to the store
      </h2>
      <div className={CARD}>
        <div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <p className="font-display text-title tabular-nums">{total.toLocaleString("en-US")}</p>
          <p className="text-soft-ink">{compareWithBefore(total, totalBefore, byDay.length)}</p>
          <a
            href={`/admin/insights/clicks.csv?${new URLSearchParams({ days: String(byDay.length), zone: timeZone })}`}
            download
            className="ml-auto inline-flex min-h-touch items-center font-semibold text-evergreen underline underline-offset-4"
          >
            Export as CSV
          </a>
        </div>
        <Plot
          kind="days"
          label="Clicks to the store by day"
          unit="clicks"
          titles={{ names: `Day (${timeZone.replaceAll("_", " ")})`, now: "These days", before: `The ${byDay.length} days before` }}
          points={byDay.map(({ day, clicks, before }) => ({ name: day, value: clicks, before }))}
        />
      </div>
      {total === 0 ? (
        <p className="text-soft-ink">
          Nobody has left for the store in these days. Clicks are counted from the moment somebody follows a store link.
        </p>
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">
          <div className={CARD}>
            <h3 className="mb-3 font-semibold">By marketplace</h3>
            <Plot
              kind="bars"
              label="Clicks by marketplace"
              unit="clicks"
              titles={{ names: "Marketplace" }}
              points={byMarketplace.map(toPoint)}
            />
          </div>
          <div className={CARD}>
            <h3 className="mb-3 font-semibold">By category</h3>
            <Plot kind="bars" label="Clicks by category" unit="clicks" titles={{ names: "Category" }} points={byGiftType.map(toPoint)} />
          </div>
          <div className={`${CARD} lg:col-span-2`}>
            <h3 className="mb-3 font-semibold">By gift</h3>
            <ol className="divide-y divide-line border-y border-line">
              {gifts.map(({ id, name, clicks }) => (
                <li key={id} className="flex items-center justify-between gap-4">
                  <Link to={giftPath(id)} className="inline-flex min-h-touch min-w-0 items-center break-words hover:underline">
                    {name}
                  </Link>
                  <span className="shrink-0 tabular-nums">{clicks}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      )}
    </section>
  );
}
